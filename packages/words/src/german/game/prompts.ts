import type { Asks, CostItem, OptionKind, Purpose, TermOf } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { capital, joined, t, whole } from '../../phrasing/text.ts'
import type { Asked, Exceptions, Moment, Spot } from '../../tree/language.ts'
import type { Thing } from '../../tree/tree.ts'
import { imminent } from './effects.ts'
import type { Case } from './grammar.ts'
import { auf, list, quoted, von } from './grammar.ts'
import { rootOf, serverText } from './names.ts'
import { accusative, dative, thing } from './nouns.ts'
import { payments, sayingText } from './saying.ts'

const cards = (n: number): Text => (n === 1 ? '1 Karte' : t`${n} Karten`)
function range({ least, most }: Asked): Text {
  if (least === most) return cards(most)
  if (least > 0) return t`${least} bis ${cards(most)}`
  return most === 1 ? '1 Karte oder keine' : t`bis zu ${cards(most)}`
}
const orThing = (of: Thing | null, usual: string, grammatical: Case = 'accusative'): Text =>
  of === null ? usual : thing(of, grammatical)
const named = (q: Asked): Text => (q.source === null ? '' : t` für ${accusative(q.source)}`)
/** For which card it is asked, in whose words: „…“ is read as its controller reads it, whoever is asked. */
const by = (q: Asked): Text => (q.does === null ? named(q) : t`${named(q)}: ${quoted(sayingText(q.does))}`)
const titled = (q: Asked, text: Text): Text =>
  q.source === null ? text : t`${thing(q.source, 'nominative')}: ${text}`
/** What may be done, or is done unless somebody pays; then the question itself. */
const asked = (q: Asked, question: Text): Text =>
  titled(q, q.does === null ? question : t`${quoted(sayingText(q.does))} ${question}`)

/** What is paid; null where the name of the card says enough. */
const purposes: Readonly<Record<Purpose, string | null>> = {
  install: 'die Installationskosten',
  play: 'die Spielkosten',
  rez: 'die Rez-Kosten',
  use: null,
  trash: 'die Zerstörungskosten',
  steal: 'die Kosten, um zu stehlen',
  score: 'die Kosten, um zu werten',
  run: 'die Kosten des Runs',
  trace: 'den Trace',
  bid: 'das heimliche Ausgeben',
  removeTag: 'das Entfernen einer Markierung',
  advance: 'das Vorantreiben',
  trashResource: 'das Zerstören einer Ressource',
  access: 'die Kosten des Zugriffs',
  jackOut: 'die Kosten, um sich auszuloggen',
  nested: null,
}

/** What is done with cards that are paid with. */
const cardsPaid: Exceptions<
  CostItem['pay'],
  | 'clicks'
  | 'loseClicks'
  | 'credits'
  | 'X'
  | 'remove'
  | 'becomeAgenda'
  | 'counters'
  | 'damage'
  | 'takeTags'
  | 'removeTags'
  | 'takeBadPublicity'
  | 'hostBadPublicity'
  | 'trashRandom'
  | 'trashTop'
  | 'addRandom'
  | 'addTo'
  | 'covers',
  string
> = {
  trash: 'zum Zerstören',
  forfeit: 'zum Aufgeben',
  reveal: 'zum Aufdecken',
  derez: 'zum Derezzen',
  host: 'zum Hosten',
}

const toPay = (q: Asked): Text =>
  capital(q.price.length === 0 ? 'die zusätzlichen Kosten bezahlen' : payments(q.price))

const confirms: Exceptions<
  Purpose,
  | 'use'
  | 'trash'
  | 'steal'
  | 'score'
  | 'trace'
  | 'bid'
  | 'removeTag'
  | 'advance'
  | 'trashResource'
  | 'jackOut'
  | 'nested',
  (q: Asked) => Text
> = {
  run: q =>
    t`${toPay(q)}, um einen Run auf ${q.server === null ? 'diesen Server' : serverText(q.server, 'accusative')} durchzuführen?`,
  install: q => t`${toPay(q)}, um ${orThing(q.source, 'die Karte')} zu installieren?`,
  play: q => t`${toPay(q)}, um ${orThing(q.source, 'die Karte')} zu spielen?`,
  rez: q => t`${toPay(q)}, um ${orThing(q.source, 'die Karte')} zu rezzen?`,
  access: q => t`${toPay(q)}, um ${auf(orThing(q.source, 'die Karte'))} zuzugreifen?`,
}

const aboutToHappen = ({ imminent: effects }: Asked, does: string): Text =>
  effects.length === 0
    ? t`Etwas steht bevor: ${capital(does)}`
    : t`Es steht bevor: ${joined(
        effects.map(each => imminent[each.effect](each)),
        ', ',
      )}; ${does}`

function traced({ trace, forRunner }: Asked): Text {
  if (trace === null) return ''
  const { base, strength, link } = trace
  const links = t`${forRunner ? 'dein Link' : 'der Link des Runners'} ist ${link}. `
  return strength === null
    ? t`Die Grundstärke ist ${base}, und ${links}`
    : t`Die Trace-Stärke ist ${strength}, und ${links}`
}

/** An install goes somewhere, a run too; other choices of a server are made for what a card says. */
const destinations: Readonly<Record<string, (q: Asked) => Text>> = {
  install: q => t`Wähle, wo ${orThing(q.source, 'die Karte', 'nominative')} installiert wird`,
  run: q => t`Wähle einen Server für einen Run${q.source === null ? '' : t` mit ${dative(q.source)}`}`,
}

const isEncountered = ({ source, encountered }: Asked): boolean =>
  source !== null && encountered !== null && thing(source, 'nominative') === thing(encountered, 'nominative')

function spotText(spot: Spot | null): Text {
  if (spot === null) return 'dort'
  return spot.protects ? t`vor ${serverText(spot.server, 'dative')}` : t`in ${rootOf(spot.server)}`
}

/** What is spent on a trace or in secret: no more than there is. */
const spending = (q: Asked, what: string): Text =>
  q.most === 0
    ? t`Du hast keine Credits, um sie ${what} auszugeben.`
    : t`Gib ${what} bis zu ${q.most}[credit] aus.`

/** What there may be to do in a window. */
const deeds: readonly (readonly [OptionKind, string])[] = [
  ['rez', 'eine Karte rezzen'],
  ['score', 'eine Agenda werten'],
  ['useAbility', 'eine Fähigkeit einsetzen'],
]

/** Whose turn it is, for whoever is asked. */
const turnOf = ({ structure, isOwnTurn }: Moment): string =>
  isOwnTurn ? 'dein Zug' : structure === 'corpTurn' ? 'der Zug des Konzerns' : 'der Zug des Runners'
const actionOf = ({ structure, isOwnTurn }: Moment): string =>
  isOwnTurn
    ? 'deiner Aktion'
    : structure === 'corpTurn'
      ? 'der Aktion des Konzerns'
      : 'der Aktion des Runners'

/** When a window is, by the name of its step; the start of an approach has the name of another window. */
const moments: Readonly<Record<string, (m: Moment, q: Asked) => Text>> = {
  drawPhaseWindow: m => t`${turnOf(m)} beginnt`,
  firstWindow: m => (m.structure === 'runnerTurn' ? t`${turnOf(m)} beginnt` : 'vor der Annäherung'),
  actionPhaseWindow: m => t`vor ${actionOf(m)}`,
  afterAction: m => t`nach ${actionOf(m)}`,
  discardPhaseWindow: m => t`${turnOf(m)} endet`,
  initiationWindow: m => t`der ${runOf(m)} beginnt`,
  approachWindow: ({ ice }, { forRunner }) =>
    t`${forRunner ? 'du näherst dich' : 'der Runner nähert sich'} ${orThing(ice, 'dem ICE', 'dative')}`,
  encounterWindow: ({ ice }, { forRunner }) =>
    t`${forRunner ? 'du triffst' : 'der Runner trifft'} auf ${orThing(ice, 'ICE')}`,
  passWindow: m => t`der ${runOf(m)} geht weiter`,
  movementWindow: m => t`der ${runOf(m)} geht weiter`,
  serverWindow: m => t`der ${runOf(m)} geht zu Ende`,
  lastWindow: m => t`der ${runOf(m)} gelingt gleich`,
}
const runOf = ({ server }: Moment): Text =>
  server === null ? 'Run' : t`Run auf ${serverText(server, 'accusative')}`

const momentText = (q: Asked): Text => {
  const words = q.moment === null ? undefined : moments[q.moment.step]
  return q.moment === null || words === undefined ? 'du kannst ' : t`${words(q.moment, q)}: Du kannst `
}

/** Why cards of a kind cannot all stay, and which those are. */
function making(q: Asked): Text {
  switch (q.about?.is) {
    case 'credits':
      return t`Wähle ICE zum Zerstören: Du kannst die ${q.about.price}[credit] nicht bezahlen, die es jetzt kostet, ${orThing(q.source, 'die Karte')} zu installieren.`
    case 'memory':
      return t`Wähle ein Programm zum Zerstören: Für ${orThing(q.source, 'die Karte')} ist nicht genug Speicher da.`
    default:
      return t`Wähle eine Karte zum Zerstören: Sie kann nicht neben ${orThing(q.source, 'der Karte', 'dative')} bleiben.`
  }
}

/** What a player is asked: one plain sentence each. */
export const prompts: Readonly<Record<TermOf<Asks>, (q: Asked) => Text>> = {
  mulligan: q =>
    t`Deine Starthand behalten, oder sie in ${q.forRunner ? 'den Stapel' : 'F&E'} mischen und eine neue ziehen?`,
  action: () => 'Wähle eine Aktion.',
  paidWindow: q =>
    q.onlyOne
      ? whole(t`${momentText(q)}nur passen`)
      : whole(
          t`${momentText(q)}${list([...deeds.flatMap(([does, words]) => (q.offers.has(does) ? [words] : [])), 'passen'], 'oder')}`,
        ),
  reaction: () => 'Wähle, welche Fähigkeit als nächste abgehandelt wird.',
  interrupt: q => aboutToHappen(q, 'setze eine Unterbrechung ein oder passe.'),
  prevention: q => aboutToHappen(q, 'setze eine Fähigkeit ein, die es verhindert oder ändert, oder passe.'),
  midAccess: q => {
    if (q.isAgenda && !q.onlyOne)
      return t`Eine Fähigkeit ${auf(orThing(q.source, 'die Agenda'))} einsetzen, bevor sie gestohlen werden kann?`
    return q.onlyOne
      ? t`Du greifst ${auf(orThing(q.source, 'eine Karte'))} zu und ${q.isAgenda ? 'hast keine Fähigkeit einzusetzen' : 'kannst nichts damit tun'}.`
      : t`Was tust du mit ${orThing(q.source, 'der Karte', 'dative')}?`
  },
  candidate: () => 'Wähle die nächste Karte für den Zugriff.',
  becomesCandidate: q =>
    t`${capital(orThing(q.source, 'eine Karte', 'nominative'))} ist in die Wurzel gekommen: Darf auf sie bei diesem Eindringen zugegriffen werden?`,
  jackOut: q =>
    q.about?.is === 'loop'
      ? 'Dieser Run würde für immer weitergehen: Logge dich aus.'
      : t`Ausloggen${q.price.length === 0 ? '' : t` (${payments(q.price)})`} oder den Run fortsetzen?`,
  steal: q => {
    const agenda = orThing(q.source, 'die Agenda')
    if (q.price.length > 0) return t`${capital(payments(q.price))}, um ${agenda} zu stehlen?`
    return q.canSteal
      ? t`Du musst ${agenda} stehlen.`
      : t`Du kannst nicht bezahlen, was es kostet, ${agenda} zu stehlen.`
  },
  discard: q => t`Wirf ${range(q)} ab.`,
  choose: q =>
    q.about?.is === 'damage'
      ? t`Wähle ${range(q)}, die der Schaden zerstört.`
      : whole(q.most === 0 ? t`Es gibt nichts zu wählen${by(q)}` : t`Wähle ${range(q)}${by(q)}`),
  search: q => whole(q.most === 0 ? t`Es gibt nichts zu finden${by(q)}` : t`Finde ${range(q)}${by(q)}`),
  confirm: q =>
    (q.about?.is === 'price' ? confirms[q.about.of]?.(q) : undefined) ??
    asked(q, q.price.length === 0 ? 'Möchtest du das?' : t`${capital(payments(q.price))}?`),
  effect: q => {
    const card = q.source === null ? '' : t` ${von(dative(q.source))}`
    const forWhom = q.isOthers ? t` für den ${q.forRunner ? 'Konzern' : 'Runner'}` : ''
    if (!q.replaces) return whole(t`Wähle einen Effekt${card}${forWhom}`)
    return q.effects > 1 ? 'Wähle, welcher Effekt zuerst gilt.' : t`Soll der Effekt${card} gelten?`
  },
  number: q =>
    q.about?.is === 'X'
      ? q.least === q.most
        ? t`X kann nur ${q.most} sein${named(q)}.`
        : t`Wähle X${named(q)}, von ${q.least} bis ${q.most}.`
      : q.about?.is === 'installLess'
        ? t`Wie viele [credit] weniger für das Installieren (bis zu ${q.most})? Der Rest geht vom Rezzen ab.`
        : q.about?.is === 'loops'
          ? t`Das könnte für immer weitergehen: Wie oft noch, bis zu ${q.most}?`
          : whole(t`Wähle eine Zahl von ${q.least} bis ${q.most}${by(q)}`),
  trace: q => titled(q, t`${traced(q)}${spending(q, 'für den Trace')}`),
  psi: q => titled(q, spending(q, 'heimlich')),
  payment: q => {
    const purpose = q.about?.is === 'payment' ? cardsPaid[q.about.by] : undefined
    if (q.total === 0 && purpose !== undefined) return whole(t`Wähle ${range(q)} ${purpose}${named(q)}`)
    const what = q.about?.is === 'price' ? purposes[q.about.of] : 'die Kosten'
    const card = q.source === null ? null : accusative(q.source)
    const source = card === null ? what : what === null ? card : t`${what} von ${card}`
    const amount = q.total > 0 ? t` ${q.total}[credit]` : ''
    return whole(t`Wähle, wie du${amount} für ${source ?? 'das'} bezahlst`)
  },
  arrange: q =>
    q.about?.is === 'gained'
      ? t`Wähle die Reihenfolge der Subroutinen, die ${orThing(q.source, 'das ICE', 'nominative')} erhält: Die erste wird zuerst abgehandelt.`
      : q.procedure === 'placeGained'
        ? t`${capital(orThing(q.source, 'das ICE', 'nominative'))} erhält ${q.does === null ? 'eine Subroutine' : quoted(sayingText(q.does))}: Wähle die Subroutine, vor der sie steht, oder keine, damit sie zuletzt steht.`
        : 'Ordne die Karten: Die erste liegt dann oben.',
  subroutines: q =>
    whole(
      q.about?.is === 'resolved'
        ? t`Wähle eine Subroutine ${von(orThing(q.source, 'dem ICE', 'dative'))}, die abgehandelt wird`
        : q.about?.is === 'kept'
          ? t`Wähle ${q.most === 1 ? 'die Subroutine' : t`die ${q.most} Subroutinen`}, die nicht gebrochen ${q.most === 1 ? 'wird' : 'werden'}`
          : t`Wähle ${q.most === 1 ? 'eine Subroutine' : t`bis zu ${q.most} Subroutinen`}${q.encountered === null ? '' : t` ${von(dative(q.encountered))}`} zum Brechen${q.source === null || isEncountered(q) ? '' : t` mit ${dative(q.source)}`}`,
    ),
  server: q =>
    whole(
      (q.procedure === null ? undefined : destinations[q.procedure])?.(q) ?? t`Wähle einen Server${by(q)}`,
    ),
  position: q => whole(t`Wähle eine Position für ${orThing(q.source, 'das ICE')}`),
  host: q => whole(t`Wähle einen Host für ${orThing(q.source, 'die Karte')}`),
  trashLike: q =>
    q.mustAnswer
      ? making(q)
      : t`${q.forRunner ? 'Beliebige deiner Programme' : t`Karten ${spotText(q.spot)}`} zerstören, bevor ${orThing(q.source, 'die Karte', 'nominative')} installiert wird?`,
  overMemory: q =>
    q.about?.is === 'hosted'
      ? t`${capital(orThing(q.source, 'eine Karte', 'nominative'))} hostet mehr, als erlaubt ist: Wähle, was zerstört wird.`
      : 'Deine Programme brauchen mehr Speicher, als du hast: Wähle, welche zerstört werden.',
  word: q => whole(t`Wähle ${q.about?.is === 'face' ? 'eine Seite' : 'ein Wort'}${by(q)}`),
}
