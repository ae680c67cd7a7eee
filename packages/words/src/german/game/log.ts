import type { CounterTerm, EffectKind, Ending, TermOf, What, Zone } from '@paydata/engine/language'
import { zoneNumber } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, t, textOf, whole } from '../../phrasing/text.ts'
import type { Exceptions, Sentence, Spoken, Told } from '../../tree/language.ts'
import type { Person } from '../../tree/tree.ts'
import { clicks, counted, units } from './amounts.ts'
import { prose } from './clauses.ts'
import { imminent } from './effects.ts'
import type { Case } from './grammar.ts'
import { auf, group, inCase, names, quoted, von, zu } from './grammar.ts'
import type { Verb } from './inflection.ts'
import { regular, verb } from './inflection.ts'
import { priceText } from './labels.ts'
import {
  abilities,
  agendaPoint,
  card as cardWord,
  counter,
  counters as counterWords,
  damageName,
  fromZone,
  rootOf,
  scoreArea,
  serverText,
  tag,
  types,
  zoneText,
} from './names.ts'
import { accusative, dative, thing } from './nouns.ts'
import { act as acting } from './phrases.ts'
import { sayingText } from './saying.ts'

const gain = verb('erhalten', 'erhalte', 'erhält', 'erhältst')
const lose = verb('verlieren', 'verliere', 'verliert')
const take = verb('nehmen', 'nimm', 'nimmt')
const spend = verb('aus|geben', 'gib', 'gibt')
const remove = regular('entfernen')
const runs = regular('durch|führen')

/** A statement, and what ends it, before which stands why it happened: "gibst 3[credit] für Wall aus". */
class Parted implements Spoken {
  readonly start: Text
  readonly end: string
  constructor(start: Text, end: string) {
    this.start = start
    this.end = end
  }
  toString(): string {
    return `${t`${this.start} ${this.end}`}`
  }
}

/** Somebody does something, told to a player who reads it. */
const act = (who: Person | null, of: Verb, rest: Text = ''): Spoken => {
  if (who === null) return rest
  const { told } = acting(who, { ...of, prefix: '' }, rest)
  return of.prefix === '' ? told : new Parted(told, of.prefix)
}
/** Something is done, to one or to many. */
const done = (name: Text, participle: string, is: Text = 'wird'): Spoken =>
  new Parted(t`${name} ${is}`, participle)
const signs = (n: number): Text => clicks({ count: n })
const at = (o: Told): Text =>
  o.server === null ? '' : o.protects ? t` vor ${serverText(o.server, 'dative')}` : t` in ${rootOf(o.server)}`
const card = (o: Told, of: Case = 'accusative'): Text => thing(o.card, of)
/** A card where it is installed: who does not see it sees by that whether it is ice. */
const placed = (o: Told, of: Case = 'accusative'): Text =>
  t`${!o.isSeen && o.protects ? 'ICE' : card(o, of)}${o.card.is === 'unknown' && o.card.server !== null ? '' : at(o)}`
const unrezzedIce = (o: Told, of: Case = 'accusative'): Text =>
  t`${inCase(group(types.ice, 'ungerezzt'), { is: 'none' }, of, false)}${o.server === null ? '' : t` vor ${serverText(o.server, 'dative')}`}`
/** Ice in a run: unrezzed ice is known by its place. */
const ice = (o: Told): Text => (o.isSeen ? card(o) : unrezzedIce(o))
const iceDative = (o: Told): Text => (o.isSeen ? card(o, 'dative') : unrezzedIce(o, 'dative'))
const subroutine = (o: Told): Text =>
  o.subroutine === null ? 'eine Subroutine' : quoted(prose(o.subroutine))
const server = (o: Told, of: Case, usual: string): Text =>
  o.server === null ? usual : serverText(o.server, of)
const isCounter = (kind: string | null): kind is CounterTerm => kind !== null && kind in counterWords
const counters = (o: Told): Text =>
  isCounter(o.kind)
    ? units(o.kind, { count: o.amount }, 'nominative')
    : counted({ count: o.amount }, counter, 'nominative')
const zones: readonly string[] = Object.keys(zoneNumber)
const isZone = (word: string | null): word is Zone => word !== null && zones.includes(word)
const zoneOf = (o: Told, of: Case): Text =>
  isZone(o.kind) ? zoneText({ zone: o.kind, whose: o.by ?? 'corp' }, of) : 'anderswo'
const from = (o: Told): Text =>
  o.zone === null ? '' : t` ${fromZone({ zone: o.zone, whose: o.by ?? 'corp' })}`
const nobody = (): null => null
const isAre = (n: number): Text => (n === 1 ? 'wird' : 'werden')
const turn = (who: Person | null): Text =>
  who === null ? 'ein Zug' : who === 'you' ? 'dein Zug' : t`der Zug ${names[who].genitive}`
const self = (who: Person | null, of: 'accusative' | 'dative'): Text =>
  who === 'you' ? (of === 'dative' ? 'dir' : 'dich') : 'sich'

/** A draw has no winner of whom it could be told. */
const endings: Exceptions<Ending['how'], 'draw' | 'agreement', string> = {
  points: ' nach Agendapunkten',
  flatline: ', weil der Runner keine Karten mehr für den Schaden hat',
  emptyDeck: ', weil der Konzern nicht ziehen kann',
  concession: ' durch Aufgabe',
}
const isEnding = (kind: string | null): kind is keyof typeof endings => kind !== null && kind in endings

const isEffect = (kind: string | null): kind is EffectKind => kind !== null && kind in imminent

function preventedWords(o: Told): Text {
  const about = o.isNobodys ? null : o.card
  return isEffect(o.kind) ? t`${imminent[o.kind]({ amount: o.amount, kind: null, card: about })}` : 'etwas'
}

const run = (o: Told): Text =>
  t`der Run${o.server === null ? '' : t` auf ${serverText(o.server, 'accusative')}`}`

const runBegan = (o: Told): Spoken =>
  act(o.runner, runs, t`einen Run auf ${server(o, 'accusative', 'einen Server')}`)

/** A statement for everything that can happen; null for what is not worth one. */
const turnEnded = (o: Told): Text => t`${turn(o.by)} endet`

const happened: Readonly<Record<TermOf<What>, (o: Told) => Spoken | null>> = {
  gameBegan: () => 'das Spiel beginnt',
  mulligan: o => act(o.by, take, 'einen Mulligan'),
  kept: o =>
    act(
      o.by,
      verb('behalten', 'behalte', 'behält', 'behältst'),
      t`${o.by === 'you' ? 'deine' : 'seine'} Starthand`,
    ),
  turnStarted: nobody,
  turnBegan: o => t`${turn(o.by)} ${o.amount === 0 ? '' : t`(${o.amount}) `}beginnt`,
  actionPhaseEnded: nobody,
  turnEnded,
  turnOver: turnEnded,
  actionTaken: nobody,
  actionFinished: nobody,
  clicksGained: o => (o.byCard ? act(o.by, gain, signs(o.amount)) : null),
  clicksLost: o => (o.amount === 0 ? null : act(o.by, lose, signs(o.amount))),
  clicksSpent: o => act(o.by, spend, signs(o.amount)),
  creditsGained: o => act(o.by, gain, t`${o.amount}[credit]`),
  creditsLost: o => (o.amount === 0 ? null : act(o.by, lose, t`${o.amount}[credit]`)),
  creditsSpent: o => (o.amount === 0 ? null : act(o.by, spend, t`${o.amount}[credit]`)),
  fundFilled: o => act(o.runner, gain, t`${o.amount}[credit] für schlechte Publicity`),
  spentOutsidePool: nobody,
  fundSpent: nobody,
  fundEmptied: nobody,
  drawn: o => act(o.by, verb('ziehen', 'ziehe', 'zieht'), counted({ count: o.amount }, cardWord)),
  discarded: o => act(o.by, verb('ab|werfen', 'wirf', 'wirft'), card(o)),
  placed: nobody,
  putBack: o => done(card(o, 'nominative'), 'zurückgelegt'),
  installed: o => act(o.by, regular('installieren'), placed(o)),
  uninstalled: nobody,
  played: o => act(o.by, regular('spielen'), card(o)),
  playResolved: nobody,
  rezzed: o => act(o.by ?? o.corp, verb('rezzen', 'rezze', 'rezzt'), placed(o)),
  derezzed: o => done(o.isSeen ? card(o, 'nominative') : placed(o, 'nominative'), 'derezzt'),
  turnedFaceup: o => done(card(o, 'nominative'), 'offen gedreht'),
  flipped: o => act(o.by, regular('um|drehen'), t`${auf(card(o))}`),
  identitySet: o => act(o.by, regular('setzen'), t`geheim ${o.by === 'you' ? 'deine' : 'seine'} Identität`),
  turnedFacedown: o => done(card(o, 'nominative'), 'verdeckt gedreht'),
  exposed: o => done(placed(o, 'nominative'), 'enthüllt'),
  revealed: o => act(o.by, regular('auf|decken'), card(o)),
  lookedAt: o =>
    act(o.by, verb('an|sehen', 'sieh', 'sieht', 'siehst'), t`${self(o.by, 'dative')} ${card(o)}`),
  // An event or operation is trashed as a matter of course when it has resolved.
  trashed: o => {
    if (o.zone === 'play') return null
    const isPlain = o.isSeen || o.server !== null
    // Damage is suffered: whoever trashes the cards by the rules, it is the Runner who loses them (CR 10.4).
    if (o.kind === 'damage') return act(o.runner, lose, t`${card(o)}${isPlain ? '' : from(o)}`)
    return o.by === null
      ? done(t`${card(o, 'nominative')}${isPlain ? '' : from(o)}`, 'zerstört')
      : act(o.by, regular('zerstören'), t`${card(o)}${isPlain ? '' : from(o)}`)
  },
  moved: o =>
    o.isAdded
      ? act(o.by, regular('hinzu|fügen'), t`${card(o)} ${zoneOf(o, 'dative')}`)
      : t`${card(o, 'nominative')} kommt${
          o.kind === 'root' && o.server !== null
            ? t` in ${rootOf(o.server, 'accusative')}`
            : t`${from(o)} in ${zoneOf(o, 'accusative')}`
        }`,
  setAside: o => (o.byCard ? done(card(o, 'nominative'), 'beiseitegelegt') : null),
  removedFromGame: o => done(card(o, 'nominative'), 'aus dem Spiel entfernt'),
  forfeited: o => act(o.by, verb('auf|geben', 'gib', 'gibt'), card(o)),
  scored: o => act(o.by ?? o.corp, verb('werten', 'werte', 'wertet'), card(o)),
  stolen: o => act(o.by ?? o.runner, verb('stehlen', 'stiehl', 'stiehlt'), card(o)),
  addedToScoreArea: o => t`${card(o, 'nominative')} kommt ${zu(scoreArea(o.by))}`,
  converted: o =>
    o.kind === 'agenda'
      ? t`${card(o, 'nominative')} wird zu einer Agenda im Wert von ${counted({ count: o.amount }, agendaPoint, 'dative')}`
      : t`${card(o, 'nominative')} wird zu einem Zustandsmarker`,
  hosted: o =>
    new Parted(
      t`${card(o, 'nominative')} wird auf ${o.host === null ? (o.protects ? unrezzedIce(o, 'dative') : t`einer Karte${at(o)}`) : dative(o.host)}`,
      'gehostet',
    ),
  swapped: o => done(card(o, 'nominative'), 'getauscht'),
  arranged: o =>
    o.kind === 'ice'
      ? act(o.by, verb('ordnen', 'ordne', 'ordnet'), t`${counted({ count: o.amount }, types.ice)} neu`)
      : act(
          o.by,
          verb('ordnen', 'ordne', 'ordnet'),
          t`${o.amount === 1 ? 'die oberste Karte' : t`die obersten ${o.amount} Karten`} ${von(zoneOf(o, 'dative'))}`,
        ),
  advanced: o => act(o.by ?? o.corp, verb('voran|treiben', 'treibe', 'treibt'), placed(o)),
  countersPlaced: o =>
    (o.kind === 'advancement' || o.kind === 'token') && !o.byCard
      ? null
      : new Parted(t`${counters(o)} ${isAre(o.amount)} auf ${o.isSeen ? card(o) : placed(o)}`, 'gelegt'),
  countersRemoved: o =>
    new Parted(
      t`${counters(o)} ${isAre(o.amount)} ${von(o.isSeen ? card(o, 'dative') : placed(o, 'dative'))}`,
      'entfernt',
    ),
  emptied: o => t`${card(o, 'nominative')} ist leer`,
  purged: o => act(o.by ?? o.corp, regular('löschen'), counted({ count: o.amount }, counterWords.virus)),
  damageSuffered: o =>
    act(o.runner, verb('erleiden', 'erleide', 'erleidet'), t`${o.amount} ${damageName(o.kind)}`),
  damagePrevented: o => done(t`${o.amount} ${damageName(o.kind)}`, 'verhindert'),
  tagsTaken: o => act(o.runner, take, counted({ count: o.amount }, tag)),
  tagsRemoved: o => act(o.runner, remove, counted({ count: o.amount }, tag)),
  badPublicityTaken: o => act(o.corp, take, t`${o.amount} schlechte Publicity`),
  badPublicityRemoved: o => act(o.corp, remove, t`${o.amount} schlechte Publicity`),
  traceInitiated: o => t`ein Trace mit Grundstärke ${o.amount} beginnt`,
  traceStrengthSet: o => t`die Trace-Stärke ist ${o.amount}`,
  linkStrengthSet: o => t`die Link-Stärke ist ${o.amount}`,
  traceSuccessful: () => 'der Trace ist erfolgreich',
  traceUnsuccessful: () => 'der Trace ist erfolglos',
  bidsRevealed: o => act(o.by, spend, t`heimlich ${o.amount}[credit]`),
  runAnnounced: nobody,
  runBegan,
  runMade: runBegan,
  attackedServerChanged: o => t`der angegriffene Server ist nun ${server(o, 'nominative', 'ein anderer')}`,
  runnerMoved: nobody,
  runSuccessful: o => t`${run(o)} ist erfolgreich`,
  runUnsuccessful: o => t`${run(o)} ist erfolglos`,
  runEnded: () => 'der Run endet',
  jackedOut: o => act(o.runner, regular('aus|loggen'), self(o.runner, 'accusative')),
  iceApproached: o =>
    act(o.runner, verb('nähern', 'nähere', 'nähert'), t`${self(o.runner, 'accusative')} ${iceDative(o)}`),
  iceEncountered: o =>
    done(
      names[o.runner].nominative,
      'konfrontiert',
      t`${o.runner === 'you' ? 'wirst' : 'wird'} mit ${card(o, 'dative')}`,
    ),
  encounterEnded: nobody,
  subroutineBroken: o =>
    act(o.runner, verb('brechen', 'brich', 'bricht'), t`${subroutine(o)} auf ${card(o, 'dative')}`),
  subroutineResolved: o => done(t`${subroutine(o)} auf ${card(o, 'dative')}`, 'abgehandelt'),
  iceFullyBroken: o =>
    new Parted(`${act(o.runner, verb('brechen', 'brich', 'bricht'), card(o))}`, 'vollständig'),
  iceBypassed: o => act(o.runner, verb('umgehen', 'umgehe', 'umgeht'), card(o)),
  icePassed: o => act(o.runner, regular('passieren'), ice(o)),
  allIcePassed: nobody,
  serverApproached: o =>
    act(
      o.runner,
      verb('nähern', 'nähere', 'nähert'),
      t`${self(o.runner, 'accusative')} ${server(o, 'dative', 'dem Server')}`,
    ),
  // The install that creates a server names it.
  serverCreated: nobody,
  serverGone: o => t`${server(o, 'nominative', 'ein entfernter Server')} besteht nicht mehr`,
  breachBegan: o =>
    act(o.runner, verb('ein|dringen', 'dringe', 'dringt'), t`in ${server(o, 'accusative', 'den Server')}`),
  accessingBegan: o =>
    act(
      o.runner,
      verb('zu|greifen', 'greife', 'greift'),
      t`auf Karten aus ${server(o, 'dative', 'dem Server')}`,
    ),
  breachEnded: nobody,
  accessed: o =>
    act(
      o.runner,
      verb('zu|greifen', 'greife', 'greift'),
      t`auf ${o.kind === 'root' ? placed(o) : t`${card(o)} aus ${server(o, 'dative', 'einem Server')}`}`,
    ),
  accessEnded: nobody,
  searched: o => act(o.by, regular('durchsuchen'), zoneOf(o, 'accusative')),
  shuffled: o => act(o.by, regular('mischen'), zoneOf(o, 'accusative')),
  abilityUsed: o =>
    o.kind === 'spend' || !o.isSeen || o.byRules
      ? null
      : act(o.by, verb('ein|setzen', 'setze', 'setzt'), card(o)),
  abilityTriggered: nobody,
  markIdentified: o => t`das Ziel ist ${server(o, 'nominative', 'ein Server')}`,
  metAgain: o => act(o.by, regular('ab|handeln'), t`${abilities(o.kind)} ${von(card(o, 'dative'))}`),
  chosen: o =>
    act(o.by, regular('wählen'), o.isNobodys ? server(o, 'accusative', 'einen Server') : placed(o)),
  strengthChanged: nobody,
  effectEnded: nobody,
  prevented: o => done(preventedWords(o), 'verhindert', isAre(o.kind === 'tags' ? o.amount : 1)),
  would: nobody,
  gameEnded: o =>
    o.by === null
      ? 'das Spiel endet unentschieden'
      : `${act(o.by, verb('gewinnen', 'gewinne', 'gewinnt'))}${isEnding(o.kind) ? endings[o.kind] : ''}`,
}

/** Why something happened stands before what ends its sentence. */
const becauseOf = (statement: Spoken, why: Text): Text =>
  statement instanceof Parted ? t`${statement.start}${why} ${statement.end}` : t`${textOf(statement)}${why}`

/** Everything there is to say of what happened. */
function sentence({ statement, because, prices, cards, effect }: Sentence): Text {
  const why =
    because === null
      ? ''
      : because.spentOn === null
        ? t` wegen ${dative(because.card)}`
        : because.spentOn === 'trace'
          ? t` für den Trace ${von(dative(because.card))}`
          : t` für ${accusative(because.card)}`
  const paid = prices.length === 0 ? '' : t` (${joined(prices.map(priceText), ', ')})`
  const more =
    effect === null
      ? joined(
          cards.map(each => thing(each, 'nominative')),
          ', ',
        )
      : quoted(sayingText(effect))
  return whole(t`${becauseOf(statement, why)}${paid}${more === '' ? '' : t`: ${more}`}`)
}

export const log = { happened, sentence }
