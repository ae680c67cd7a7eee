import type { Heard, TermOf } from '@paydata/engine/language'
import type { Denied, Parts } from '../../phrasing/in-one.ts'
import { inOne, noneInOne } from '../../phrasing/in-one.ts'
import type { Text } from '../../phrasing/text.ts'
import { asideOf, spaced, t, Words, withAside, withoutAside } from '../../phrasing/text.ts'
import type { Event, Person } from '../../tree/tree.ts'
import type { Gender } from './grammar.ts'
import { auf, inCase, list, names, relatives, subject, von } from './grammar.ts'
import {
  counters,
  damageName,
  fromZone,
  inZone,
  isDamage,
  rootsOf,
  serversText,
  serverText,
  types,
} from './names.ts'
import { accusative, dative, groupOf, isMany, ofThing, thing } from './nouns.ts'

/** As happening, as past, or as not having happened. */
export type Tense = 'now' | 'past' | 'not'

/** What stands before the verb, and the same where it did not happen: "einen Run", "keinen Run". */
interface Rest {
  readonly is: Text
  readonly not: Text
}
const rest = (is: Text): Rest => ({ is, not: is === '' ? 'nicht' : t`nicht ${is}` })
/** With an article: "ein", "einen", "eine", "einem". */
const a = (article: string, of: Text): Rest => ({
  is: t`${article} ${of}`,
  not: t`k${article} ${of}`,
})
/** Without one: "Markierungen", "keine Markierungen". */
const bare = (of: Text, none = 'keine'): Rest => ({ is: of, not: t`${none} ${of}` })
const added = ({ is, not }: Rest, more: Text): Rest =>
  more === '' ? { is, not } : { is: spaced(is, more), not: spaced(not, more) }
const restOf = (of: Text | Rest): Rest => (typeof of === 'string' || of instanceof Words ? rest(of) : of)

/** A clause after "wenn": who or what, the rest, and the verb at its end. */
interface Told {
  readonly name: Text
  /** "Keine Karte": nothing of the kind, where that is denied. */
  readonly none?: Text
  readonly rest: Rest
  readonly now: Parts
  readonly past: Parts
  /** A clause behind the verb: "um auf deine Handgröße zu kommen". */
  readonly last?: Text
  /** Of a verb about oneself, right behind who it is about. */
  readonly reflexive?: string
  /** It is done to the card, without a doer: its participle. */
  readonly doneToIt?: string
  /** How the card stands in it, where it is not simply its object: "auf die du zugreifst". */
  readonly cardAs?: { readonly after: string; readonly in: 'accusative' | 'dative' }
}

/** Somebody does something: "installierst", "installiert", and the participle. */
const act = (
  who: Person,
  of: Text | Rest,
  du: string,
  third: string,
  participle: string,
  is = false,
): Told => ({
  name: subject(who),
  rest: restOf(of),
  now: [who === 'you' ? du : third],
  past: [participle, is ? (who === 'you' ? 'bist' : 'ist') : who === 'you' ? 'hast' : 'hat'],
})
/** Something is done: "installiert wird". */
const done = (name: Text, of: Text | Rest, participle: string, isMany = false): Told => ({
  name,
  rest: restOf(of),
  now: [participle, isMany ? 'werden' : 'wird'],
  past: [participle, isMany ? 'wurden' : 'wurde'],
})
/** Somebody does something that concerns themselves. */
const reflexive = (who: Person, of: Text | Rest, du: string, third: string, participle: string): Told => ({
  ...act(who, of, du, third, participle),
  reflexive: who === 'you' ? 'dich' : 'sich',
})
const goes = (name: Text, now: string, past: string): Told => ({
  name,
  rest: rest(''),
  now: [now],
  past: [past],
})
const ends = (name: Text): Told => goes(name, 'endet', 'geendet hat')
/** One of a kind, or none of it: "ein Run", "kein Run". */
const one = (article: 'ein' | 'eine', of: Text, told: (name: Text) => Told): Told => ({
  ...told(t`${article} ${of}`),
  none: t`k${article} ${of}`,
})

const cardAs = (e: Event, of: 'nominative' | 'accusative' | 'dative'): Text =>
  e.card === null
    ? { nominative: 'eine Karte', accusative: 'eine Karte', dative: 'einer Karte' }[of]
    : thing(e.card, of)
/** What is done something to: "eine Agenda", "keine Agenda". */
function objectOf({ card }: Event, usual: Rest, of: 'accusative' | 'dative' = 'accusative'): Rest {
  if (card === null) return usual
  const it = thing(card, of)
  return card.is === 'any'
    ? { is: it, not: inCase(groupOf(card.noun, false), { is: 'no' }, of, false) }
    : rest(it)
}
const aCard = a('eine', 'Karte')
const anAgenda = a('eine', 'Agenda')
const isWhich = (e: Event): boolean => e.card?.is === 'which'
const prepositions: Readonly<Record<Preposition, (of: Text) => Text>> = {
  auf,
  von,
  mit: of => t`mit ${of}`,
  '': of => of,
}
type Preposition = 'auf' | 'von' | 'mit' | ''
/** The card stands behind a preposition, in the clause or as the relative pronoun before it. */
const withCard = (
  e: Event,
  after: Preposition,
  of: 'accusative' | 'dative',
  told: (it: Rest) => Told,
): Told => ({
  ...told(rest(isWhich(e) ? '' : prepositions[after](cardAs(e, of)))),
  cardAs: { after, in: of },
})
const agenda = (e: Event): Rest => added(objectOf(e, anAgenda), fromRoot(e))
const ice = (e: Event, of: 'accusative' | 'dative'): Rest =>
  objectOf(e, a(of === 'dative' ? 'einem' : 'ein', types.ice.one), of)
/** CR 6.1.3e, f. */
function afterEncounter({ kind, runner }: Event): Text {
  const isYou = runner === 'you'
  if (kind === 'fullyBroken')
    return withAside(
      '',
      t`, nachdem ${isYou ? 'du' : 'er'} es vollständig gebrochen ${isYou ? 'hast' : 'hat'}`,
    )
  return kind === 'encountered'
    ? withAside('', t`, nachdem ${isYou ? 'du' : 'er'} mit ihm konfrontiert ${isYou ? 'warst' : 'war'}`)
    : ''
}
const from = (e: Event): Text => list(e.from.map(fromZone), 'oder')
/** "Eine Aktion einer installierten Ressource". */
const anAction = (e: Event): Rest => a('eine', t`Aktion${e.card === null ? '' : t` auf ${dative(e.card)}`}`)
function fromRoot(e: Event): Text {
  if (e.servers === null) return from(e)
  return e.orServer
    ? t`${von(serversText(e.servers, 'dative'))} oder aus seiner Wurzel`
    : t`aus der ${rootsOf(e.servers)}`
}
const on = (e: Event): Text => {
  if (e.servers === null) return ''
  const each = e.servers.map(one => serverText(one, 'accusative'))
  return t` auf ${e.onEach ? list(each, 'und') : serversText(e.servers, 'accusative')}`
}
const server = (e: Event, of: 'accusative' | 'dative'): Text =>
  e.servers === null ? { accusative: 'einen Server', dative: 'einem Server' }[of] : serversText(e.servers, of)
const subroutine = (e: Event): Rest =>
  a(
    'eine',
    t`${e.printed ? 'aufgedruckte ' : ''}Subroutine${e.card === null ? '' : t` auf ${dative(e.card)}`}`,
  )
const damageOf = (e: Event): Text => damageName(isDamage(e.kind) ? e.kind : null)
const damage = (e: Event): Rest => bare(damageOf(e), 'keinen')
const isCounter = (kind: string | null): kind is keyof typeof counters => kind !== null && kind in counters
const markers = (e: Event): Text =>
  isCounter(e.kind) ? (e.kind === 'credit' ? 'Credits' : counters[e.kind].many) : 'Marker'
const ofThe = (who: Person | null, word: string, yours: string): Text =>
  who === null ? t`ein ${word}` : who === 'you' ? t`${yours} ${word}` : t`der ${word} ${names[who].genitive}`
const phase = (who: Person | null, word: string): Text =>
  who === null ? t`eine ${word}` : who === 'you' ? t`deine ${word}` : t`die ${word} ${names[who].genitive}`

/** Something is done to the card, or to all of them. */
const doneTo = (e: Event, of: Text | Rest, participle: string): Told => ({
  ...done(cardAs(e, 'nominative'), of, participle, e.card !== null && isMany(e.card)),
  ...(e.card === null && { none: 'keine Karte' }),
  ...(e.card?.is === 'any' && {
    none: inCase(groupOf(e.card.noun, false), { is: 'no' }, 'nominative', false),
  }),
  doneToIt: participle,
})

/** Done by somebody if the pattern says so, else simply done. */
const byOne = (e: Event, du: string, third: string, participle: string): Told =>
  e.by === null
    ? doneTo(e, from(e), participle)
    : act(e.by, added(objectOf(e, aCard), from(e)), du, third, participle)

/** Cards are discarded for one reason, whatever they are (CR 5.5.4). */
function discarded(e: Event): Told {
  const isAny =
    e.card?.is === 'atLeast' &&
    e.card.least === 1 &&
    e.card.noun.types.length + e.card.noun.subtypes.length + e.card.noun.traits.length === 0
  if (!isAny || e.by === null) return byOne(e, 'abwirfst', 'abwirft', 'abgeworfen')
  const goal = withAside('', t`, um auf ${e.by === 'you' ? 'deine' : 'seine'} maximale Handgröße zu kommen`)
  return { ...act(e.by, bare('Karten'), 'abwirfst', 'abwirft', 'abgeworfen'), last: goal }
}

const runBegan = (e: Event): Told => {
  const begins = goes('jener Run', 'beginnt', 'begonnen hat')
  return e.thatRun ? begins : act(e.runner, a('einen', t`Run${on(e)}`), 'beginnst', 'beginnt', 'durchgeführt')
}

const events: Readonly<Record<TermOf<Heard>, (e: Event) => Told>> = {
  turnBegan: e => goes(ofThe(e.by, 'Zug', 'dein'), 'beginnt', 'begonnen hat'),
  actionPhaseEnded: e => goes(phase(e.by, 'Aktionsphase'), 'endet', 'geendet hat'),
  turnEnded: e =>
    goes(e.thisTurn ? 'die Abwurfphase dieses Zuges' : phase(e.by, 'Abwurfphase'), 'endet', 'geendet hat'),
  turnOver: e => goes(e.by === null ? 'der Zug' : ofThe(e.by, 'Zug', 'dein'), 'endet', 'geendet hat'),
  actionTaken: e => act(e.by ?? 'you', anAction(e), 'ausführst', 'ausführt', 'ausgeführt'),
  actionFinished: e => act(e.by ?? 'you', anAction(e), 'beendest', 'beendet', 'beendet'),
  clicksGained: e =>
    act(
      e.by ?? 'you',
      t`${e.duringRun ? 'während eines Runs ' : ''}[click]`,
      'erhältst',
      'erhält',
      'erhalten',
    ),
  clicksLost: e => act(e.by ?? 'you', '[click]', 'verlierst', 'verliert', 'verloren'),
  clicksSpent: e => act(e.by ?? 'you', '[click]', 'ausgibst', 'ausgibt', 'ausgegeben'),
  creditsGained: e => act(e.by ?? 'you', bare('Credits'), 'erhältst', 'erhält', 'erhalten'),
  creditsLost: e => act(e.by ?? 'you', bare('Credits'), 'verlierst', 'verliert', 'verloren'),
  creditsSpent: e => act(e.by ?? 'you', bare('Credits'), 'ausgibst', 'ausgibt', 'ausgegeben'),
  spentOutsidePool: e =>
    act(
      e.by ?? 'you',
      bare(t`Credits von außerhalb ${(e.by ?? 'you') === 'you' ? 'deines' : 'seines'} Creditvorrats`),
      'ausgibst',
      'ausgibt',
      'ausgegeben',
    ),
  drawn: e => act(e.by ?? 'you', bare('Karten'), 'ziehst', 'zieht', 'gezogen'),
  discarded,
  installed: e => {
    const told = byOne(e, 'installierst', 'installiert', 'installiert')
    return e.withoutCredits ? { ...told, last: withAside('', ', ohne Credits auszugeben') } : told
  },
  uninstalled: e => doneTo(e, '', 'deinstalliert'),
  played: e => byOne(e, 'spielst', 'spielt', 'gespielt'),
  playResolved: e => doneTo(e, '', 'abgehandelt'),
  rezzed: e => act(e.by ?? e.corp, objectOf(e, aCard), 'rezzt', 'rezzt', 'gerezzt'),
  derezzed: e => doneTo(e, '', 'derezzt'),
  turnedFaceup: e => doneTo(e, '', 'umgedreht'),
  flipped: e =>
    act(e.by ?? 'you', added(objectOf(e, aCard), 'auf diese Seite'), 'drehst', 'dreht', 'gedreht'),
  exposed: e => doneTo(e, '', 'enthüllt'),
  revealed: e => byOne(e, 'aufdeckst', 'aufdeckt', 'aufgedeckt'),
  trashed: e => byOne(e, 'zerstörst', 'zerstört', 'zerstört'),
  moved: e => doneTo(e, e.kind === 'root' ? 'in die Wurzel eines Servers' : from(e), 'bewegt'),
  forfeited: e => byOne(e, 'aufgibst', 'aufgibt', 'aufgegeben'),
  scored: e => act(e.by ?? e.corp, agenda(e), 'wertest', 'wertet', 'gewertet'),
  stolen: e => act(e.by ?? e.runner, agenda(e), 'stiehlst', 'stiehlt', 'gestohlen'),
  addedToScoreArea: e => doneTo(e, a('einem', 'Punktebereich'), 'hinzugefügt'),
  swapped: e => doneTo(e, '', 'getauscht'),
  advanced: e => act(e.by ?? e.corp, objectOf(e, aCard), 'vorantreibst', 'vorantreibt', 'vorangetrieben'),
  countersPlaced: e =>
    withCard(e, 'auf', 'accusative', it => ({
      ...done(markers(e), it, 'gelegt', true),
      none: t`keine ${markers(e)}`,
    })),
  countersRemoved: e =>
    withCard(e, 'von', 'dative', it => ({
      ...done(markers(e), it, 'entfernt', true),
      none: t`keine ${markers(e)}`,
    })),
  emptied: e => ({ name: cardAs(e, 'nominative'), rest: rest('leer'), now: ['ist'], past: ['war'] }),
  purged: e => act(e.by ?? e.corp, bare('Virusmarker'), 'löschst', 'löscht', 'gelöscht'),
  damageSuffered: e =>
    e.by === null || e.by === e.runner
      ? act(e.runner, damage(e), 'erleidest', 'erleidet', 'erlitten')
      : act(e.by, damage(e), 'zufügst', 'zufügt', 'zugefügt'),
  damagePrevented: e => ({ ...done(damageOf(e), '', 'verhindert'), none: t`kein ${damageOf(e)}` }),
  tagsTaken: e => act(e.runner, bare('Markierungen'), 'nimmst', 'nimmt', 'genommen'),
  // Either player may remove them.
  tagsRemoved: e =>
    e.by === null
      ? done('', bare('Markierungen'), 'entfernt', true)
      : act(e.by, bare('Markierungen'), 'entfernst', 'entfernt', 'entfernt'),
  badPublicityTaken: e => act(e.corp, bare('schlechte Publicity'), 'nimmst', 'nimmt', 'genommen'),
  badPublicityRemoved: () => done('', bare('schlechte Publicity'), 'entfernt'),
  traceInitiated: () => one('ein', 'Trace', name => done(name, '', 'begonnen')),
  traceSuccessful: () => one('ein', 'Trace', name => goes(name, 'gelingt', 'gelungen ist')),
  traceUnsuccessful: () => one('ein', 'Trace', name => goes(name, 'misslingt', 'misslungen ist')),
  bidsRevealed: () => done('heimlich ausgegebene Credits', '', 'aufgedeckt', true),
  runBegan,
  runMade: runBegan,
  runSuccessful: e =>
    act(e.runner, a('einen', t`erfolgreichen Run${on(e)}`), 'durchführst', 'durchführt', 'durchgeführt'),
  runUnsuccessful: e =>
    act(e.runner, a('einen', t`erfolglosen Run${on(e)}`), 'durchführst', 'durchführt', 'durchgeführt'),
  runEnded: e =>
    e.thatRun
      ? ends(e.thatRun === 'this' ? 'dieser Run' : 'jener Run')
      : one('ein', t`${e.kind === 'successful' ? 'erfolgreicher ' : ''}Run${on(e)}`, ends),
  jackedOut: e => reflexive(e.runner, '', 'ausloggst', 'ausloggt', 'ausgeloggt'),
  iceApproached: e =>
    withCard(e, '', 'dative', () =>
      reflexive(e.runner, isWhich(e) ? '' : ice(e, 'dative'), 'näherst', 'nähert', 'genähert'),
    ),
  iceEncountered: e =>
    withCard(e, 'mit', 'dative', () =>
      act(
        e.runner,
        isWhich(e) ? 'konfrontiert' : t`mit ${ice(e, 'dative').is} konfrontiert`,
        'wirst',
        'wird',
        'worden',
        true,
      ),
    ),
  encounterEnded: e =>
    e.thatEncounter
      ? ends('jene Konfrontation')
      : one('eine', t`Konfrontation${e.card === null ? '' : t` mit ${dative(e.card)}`}`, ends),
  subroutineBroken: e => act(e.runner, subroutine(e), 'brichst', 'bricht', 'gebrochen'),
  subroutineResolved: e => done(subroutine(e).is, '', 'abgehandelt'),
  iceFullyBroken: e => {
    if (e.because !== null && e.because !== 'basicAction')
      return {
        name: thing(e.because, 'nominative'),
        rest: ice(e, 'accusative'),
        now: ['vollständig', 'bricht'],
        past: ['vollständig', 'gebrochen', 'hat'],
      }
    const told = act(e.runner, ice(e, 'accusative'), 'brichst', 'bricht', 'gebrochen')
    return { ...told, now: ['vollständig', ...told.now], past: ['vollständig', ...told.past] }
  },
  iceBypassed: e => act(e.runner, ice(e, 'accusative'), 'umgehst', 'umgeht', 'umgangen'),
  icePassed: e => ({
    ...act(e.runner, ice(e, 'accusative'), 'passierst', 'passiert', 'passiert'),
    last: afterEncounter(e),
  }),
  allIcePassed: e =>
    act(
      e.runner,
      t`alles ICE vor ${e.servers === null ? 'dem angegriffenen Server' : server(e, 'dative')}`,
      'passierst',
      'passiert',
      'passiert',
    ),
  serverApproached: e =>
    reflexive(
      e.runner,
      e.servers === null ? a('einem', 'Server') : server(e, 'dative'),
      'näherst',
      'nähert',
      'genähert',
    ),
  breachBegan: e =>
    act(e.runner, t`in ${server(e, 'accusative')}`, 'eindringst', 'eindringt', 'eingedrungen', true),
  accessingBegan: e =>
    act(e.runner, t`auf Karten aus ${server(e, 'dative')}`, 'zugreifst', 'zugreift', 'zugegriffen'),
  breachEnded: e => goes(t`ein Eindringen in ${server(e, 'accusative')}`, 'endet', 'geendet hat'),
  accessed: e =>
    withCard(e, 'auf', 'accusative', it =>
      act(e.runner, added(it, list(e.from.map(inZone), 'oder')), 'zugreifst', 'zugreift', 'zugegriffen'),
    ),
  accessEnded: e => goes(t`der Zugriff ${auf(cardAs(e, 'accusative'))}`, 'endet', 'geendet hat'),
  searched: e => act(e.by ?? 'you', a('einen', 'Bereich'), 'durchsuchst', 'durchsucht', 'durchsucht'),
  shuffled: e => act(e.by ?? 'you', a('ein', 'Deck'), 'mischst', 'mischt', 'gemischt'),
  abilityUsed: e =>
    e.kind === 'spend'
      ? act(e.by ?? 'you', bare(t`Credits ${von(cardAs(e, 'dative'))}`), 'ausgibst', 'ausgibt', 'ausgegeben')
      : act(
          e.by ?? 'you',
          a('eine', t`Fähigkeit ${von(cardAs(e, 'dative'))}`),
          'einsetzt',
          'einsetzt',
          'eingesetzt',
        ),
  markIdentified: e =>
    act(e.runner, e.runner === 'you' ? 'dein Ziel' : a('ein', 'Ziel'), 'bestimmst', 'bestimmt', 'bestimmt'),
  prevented: () => one('ein', 'Effekt', name => done(name, '', 'verhindert')),
}

const isScoredOrStolen = ({ what, by }: Event): boolean =>
  by === null && what.length === 2 && what.includes('scored') && what.includes('stolen')

export function byWhat({ what, because, through }: Event): Text {
  if (through !== null)
    return what.includes('subroutineBroken')
      ? t`mit ${dative(through)}`
      : t`durch eine Fähigkeit ${ofThing(through)}`
  if (because === null || what.includes('iceFullyBroken')) return ''
  if (because !== 'basicAction' && (what.includes('subroutineBroken') || what.includes('tagsTaken')))
    return t`mit ${dative(because)}`
  return t`durch ${because === 'basicAction' ? 'die Grundaktion' : accusative(because)}`
}

const toldOf = (event: Event): readonly Told[] =>
  isScoredOrStolen(event)
    ? [
        {
          ...done(objectOf(event, anAgenda).is, fromRoot(event), 'gewertet oder gestohlen'),
          ...((event.card === null || event.card.is === 'any') && { none: objectOf(event, anAgenda).not }),
        },
      ]
    : event.what.map(what => events[what](event))

/** What tells when, by what and where, among the parts of a clause. */
interface Adverbs {
  readonly when?: Text
  readonly by?: Text
  readonly where?: Text
}

/** The parts of one event in their order: what tells when behind the subject, the verb last, or before a relative clause. */
const inOrder = (
  name: Text,
  { reflexive: self = '', last = '' }: Told,
  rest: Text,
  verb: Parts,
  { when = '', by = '' }: Adverbs,
): Parts => [name, self, when, by, withoutAside(rest), ...verb, asideOf(rest), last]

function deniedParts(told: Told, verb: Parts, adverbs: Adverbs): Denied {
  const { is, not } = added(told.rest, adverbs.where ?? '')
  return told.none === undefined
    ? { parts: inOrder(told.name, told, not, verb, adverbs), denial: withoutAside(not) }
    : { parts: inOrder(told.none, { ...told, reflexive: '' }, is, verb, adverbs), denial: told.none }
}
const saidParts = (told: Told, verb: Parts, adverbs: Adverbs): Parts =>
  inOrder(told.name, told, added(told.rest, adverbs.where ?? '').is, verb, adverbs)

type Verbed = readonly [told: Told, verb: Parts]
const clauseText = (all: readonly Verbed[], tense: Tense, adverbs: Adverbs): Text =>
  tense === 'not'
    ? noneInOne(
        all.map(([told, verb]) => deniedParts(told, verb, adverbs)),
        'oder',
        'und',
      )
    : inOne(
        all.map(([told, verb]) => saidParts(told, verb, adverbs)),
        'oder',
      )

/** "Die du installiert hast", "die zerstört wurden", "auf die du zugegriffen hast": what the event was about. */
export function relativeText(event: Event, tense: 'past' | 'not', when: Text, key: Gender | 'many'): Text {
  const all = event.what.map(what => events[what](event))
  const [first] = all
  const { after, in: of } = first?.cardAs ?? { after: '', in: 'accusative' }
  const isDone = first?.doneToIt !== undefined
  const is = key === 'many' ? 'wurden' : 'wurde'
  const verbed = all.map(
    (told): Verbed => [told, told.doneToIt === undefined ? told.past : [told.doneToIt, is]],
  )
  const text = clauseText(verbed, tense, { when, by: byWhat(event) })
  return spaced(after, relatives[isDone ? 'nominative' : of][key], text)
}

/** Each thing that may happen, in the parts of its clause. */
export const partsOf = (event: Event, when: Text): readonly Parts[] =>
  toldOf(event).map(told => saidParts(told, told.now, { when, by: byWhat(event) }))

/** An event after "wenn" and "falls": the verb stands last. `when` follows the subject: "zum ersten Mal". */
export function eventText(event: Event, tense: Tense, when: Text = '', where: Text = ''): Text {
  const verbed = toldOf(event).map((told): Verbed => [told, tense === 'now' ? told.now : told.past])
  return clauseText(verbed, tense, { when, by: byWhat(event), where })
}
