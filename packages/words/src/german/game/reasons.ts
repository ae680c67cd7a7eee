import type { OptionRefusalCode, ReplyRefusalCode, TermOf } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { t } from '../../phrasing/text.ts'
import type { Reasoned } from '../../tree/language.ts'
import type { Thing } from '../../tree/tree.ts'
import { counted } from './amounts.ts'
import { condition } from './conditions.ts'
import { counters } from './names.ts'
import { denied, havings, predicate, thing } from './nouns.ts'
import { payment } from './saying.ts'

const short = (what: string, it: string, unit: string, have: (n: number) => Text) => (r: Reasoned) => {
  if (r.needs === null) return what
  return t`es ${it} ${r.needs}${unit}${r.has === null ? '' : t`, und ${have(r.has)}`}`
}

/** How many there are of so many that are needed. */
const thereAre = (n: number | null): Text => (n === null || n === 0 ? 'es gibt keine' : t`es gibt nur ${n}`)
const toPay = ({ ground, has }: Reasoned): Text | null =>
  ground === null || !('pay' in ground) ? null : t`du müsstest ${payment(ground.pay)}, und ${thereAre(has)}`
const orSomething = (by: Thing | null): Text => (by === null ? 'etwas' : t`${thing(by, 'nominative')}`)

/** What a card would have to be, and is not. */
function isNot({ ground }: Reasoned): Text {
  if (ground === null || !('is' in ground)) return 'es ist nicht das, was verlangt ist'
  const [has] = havings(ground.is, ground.not)
  if (has !== undefined) return t`es hat ${has}`
  if (!ground.not) return t`es ist ${predicate(ground.is)}`
  const [trait, ...others] = ground.is.traits
  if (trait?.trait === 'advanceable') return 'es kann nicht vorangetrieben werden'
  const isUnrezzed = others.length === 0 && trait?.trait === 'quality' && trait.quality === 'unrezzed'
  return isUnrezzed ? 'es ist schon gerezzt' : t`es ist ${denied(ground.is)}`
}

/** Why something is not offered. */
export const reasons: Readonly<Record<TermOf<OptionRefusalCode>, (r: Reasoned) => Text>> = {
  credits: short('nicht genug Credits', 'kostet', '[credit]', has => t`du hast ${has}[credit]`),
  clicks: short('nicht genug Klicks', 'kostet', '[click]', has => t`du hast noch ${has}`),
  counters: r => toPay(r) ?? t`es braucht ${r.needs ?? 0} der Marker, und ${thereAre(r.has)}`,
  creditsFrom: ({ needs, has }) =>
    needs === null
      ? 'sein Text sagt, von welchen Karten die Credits kommen'
      : t`${needs}[credit] der Kosten müssen von den Karten kommen, die sein Text nennt${has === null ? '' : t`, und sie haben ${has}[credit]`}`,
  cost: r => {
    if (r.needs === null) return 'die Kosten können nicht bezahlt werden'
    return toPay(r) ?? t`es braucht ${r.needs} solche Karten, und ${thereAre(r.has)}`
  },
  averted: ({ by }) => t`${orSomething(by)} würde das verhindern`,
  neededTwice: () => 'eine Karte kann nicht zwei Teile der Kosten bezahlen',
  neededElsewhere: () => 'ein anderer Teil der Kosten braucht das',
  restriction: () => 'es wäre nicht mehr erlaubt, wenn das bezahlt ist',
  memory: short('nicht genug Speicher', 'braucht', '[mu]', has => t`du hast ${has}[mu] frei`),
  noHost: () => 'es gibt keine Karte, auf der es installiert werden könnte',
  noPlace: () => 'es gibt keinen Server, in dem es installiert werden könnte',
  condition: ({ ground }) =>
    ground !== null && 'if' in ground ? t`weil ${condition(ground.if)}` : 'die Bedingung ist nicht erfüllt',
  notFirstClick: () => 'es kann nur der erste Klick des Zuges sein',
  limit: () => 'es wurde so oft eingesetzt, wie es erlaubt ist',
  notFirst: () => 'es ist nicht das erste Mal',
  notEncountering: () => 'es gibt keine Konfrontation',
  otherIce: () => 'sein Text nennt anderes ICE als das konfrontierte',
  notApproaching: () => 'niemand nähert sich einem ICE',
  strength: ({ needs, has }) =>
    needs === null
      ? 'die Stärke ist zu niedrig'
      : t`es braucht Stärke ${needs}${has === null ? '' : t` und hat ${has}`}`,
  subtype: () => 'es kann Subroutinen auf ICE dieser Art nicht brechen',
  loop: () => 'der Run würde für immer weitergehen',
  noTarget: () => 'es gibt nichts, worauf es eingesetzt werden könnte',
  notTagged: () => 'der Runner ist nicht markiert',
  notApproached: () => 'ICE kann nur gerezzt werden, während sich der Runner nähert',
  requirement: ({ needs, has, advancement }) =>
    needs === null
      ? 'es ist nicht weit genug vorangetrieben'
      : t`es braucht ${counted({ count: needs }, counters[advancement])}${has === null ? '' : t` und hat ${has}`}`,
  forbidden: ({ by }) => t`${orSomething(by)} verbietet es`,
  notAction: () => 'es ist eine Aktion: Du wirst gefragt, wann du eine ausführst',
  notPaidWindow: () => 'es wird in Fenstern für bezahlte Fähigkeiten eingesetzt, und dies ist keines',
  notImminent: () => 'nichts steht bevor, was es verhindern oder ändern könnte',
  notAccessing: () => 'es wird eingesetzt, wenn gerade auf eine Karte zugegriffen wurde',
  noRezzing: () => 'jetzt können keine Karten gerezzt werden',
  noScoring: () => 'jetzt können keine Agenden gewertet werden',
  noJackingOutNow: () => 'du wirst gefragt, wenn du dich ICE näherst, außer dem ersten, und am Server',
  noJackingOut: () => 'du wirst gefragt, wenn du ICE passiert hast oder wo keines ist',
  mandatory: () => 'was nicht freiwillig ist, muss zuerst abgehandelt werden',
  mustSteal: () => 'eine Agenda muss beim Zugriff gestohlen werden',
  chosenAlready: () => 'es ist schon gewählt',
  unfit: isNot,
  notWanted: () => 'du hast es nicht gewählt, als es dorthin kam',
  itself: () => 'es muss eine andere Karte sein',
  notControlled: () => 'nur womit der Zahlende selbst spielt, kann bezahlen',
  notAdvanceable: () => 'nur Agenden können vorangetrieben werden und Karten, die das sagen',
  noTrashCost: () => 'es hat keine Zerstörungskosten',
  inArchives: () => 'Karten im Archiv können nicht zerstört werden',
  accessLimit: ({ has }) => t`du darfst dort nur auf ${has ?? 0} zugreifen`,
  broken: () => 'sie ist schon gebrochen',
  wrongServer: () => 'diese Karte kann dort nicht installiert werden',
  remoteLimit: ({ has }) => t`mehr als ${has ?? 0} entfernte Server sind nicht erlaubt`,
  hostLimit: () => 'es kann diese Karte nicht hosten',
  needsHost: () => 'es kann nur auf einer anderen Karte installiert werden',
  console: () => 'du hast schon eine Konsole',
  mustGo: () => 'andere Karten dort müssen zuerst zerstört werden',
  noSwap: () => 'es kann nicht getauscht werden',
  noSubroutine: () => 'es hat keine Subroutinen',
  notForThis: () => 'die Credits sind für anderes',
  most: () => 'mehr ist nicht erlaubt',
  outside: () => 'der Text nennt andere Server',
  notFully: () => 'es kann nicht ganz ausgeführt werden',
}

/** Why a reply is no answer. */
export const replies: Readonly<Record<ReplyRefusalCode, string>> = {
  gameOver: 'das Spiel ist vorbei',
  notAPlayer: 'nur der Konzern und der Runner spielen',
  notAsked: 'dieser Spieler wird gerade nichts gefragt',
  staleQuestion: 'es beantwortet eine Frage, die nicht offen ist',
  notAnOption: 'diese Möglichkeit gibt es nicht',
  tooFew: 'es ist weniger als verlangt',
  tooMany: 'es ist mehr als verlangt',
  chosenTwice: 'dasselbe ist zweimal gewählt',
  outOfRange: 'es liegt außerhalb des Möglichen',
  wrongForm: 'etwas anderes ist gefragt',
  malformed: 'es ergibt keinen Sinn',
}
