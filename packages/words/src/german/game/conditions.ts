import type { Possession, Side, Until } from '@paydata/engine/language'
import { areOfOneCard, areOfOnePlayer, haveOneSubject, inOne, isOfRun } from '../../phrasing/in-one.ts'
import type { Text } from '../../phrasing/text.ts'
import { asideOf, joined, spaced, t, withAside, withoutAside } from '../../phrasing/text.ts'
import type { Ending, If, When } from '../../tree/asking.ts'
import type { Doing, Event, Noun, Person, Thing } from '../../tree/tree.ts'
import { countedGroup, figure, since } from './amounts.ts'
import { would } from './effects.ts'
import { byWhat, eventText, partsOf } from './events.ts'

import { group, inCase, list, names, subject } from './grammar.ts'
import { agendaPoint, card, counters, fromZone, serversText, serverText, tag } from './names.ts'
import {
  accusative,
  anyPredicate,
  aText,
  dative,
  groupOf,
  isMany,
  predicate,
  predicates,
  thing,
} from './nouns.ts'
import { ordinal } from './pronouns.ts'

const isAre = (who: Person): Text => (who === 'you' ? 'bist' : 'ist')
const hands: Readonly<Record<Side, string>> = { corp: 'in HQ', runner: 'im Griff' }
const haveHas = (who: Person): Text => (who === 'you' ? 'hast' : 'hat')
const nicht = (not: boolean): Text => (not ? 'nicht ' : '')

/** So much of what a player has: "1 Markierung", "3[credit]". */
function possession(what: Possession, count: Text): Text {
  const word = {
    tags: tag,
    badPublicity: counters.badPublicity,
    score: agendaPoint,
    handSize: card,
    cardsInHand: card,
  }
  switch (what) {
    case 'credits':
      return t`${count}[credit]`
    case 'clicks':
      return t`${count}[click] übrig`
    case 'link':
      return t`${count}[link]`
    case 'coreDamage':
      return t`${count} Kernschaden`
    case 'unusedMemory':
      return t`${count} unbenutzte [mu]`
    case 'handSize':
    case 'cardsInHand':
    case 'tags':
    case 'badPublicity':
    case 'score': {
      const text = inCase(
        group(word[what]),
        { is: 'figure', text: count, one: count === '1' },
        'accusative',
        count !== '1',
      )
      return what === 'cardsInHand'
        ? t`${text} auf der Hand`
        : what === 'handSize'
          ? t`${text} maximale Handgröße`
          : t`${text}`
    }
  }
}
const none: Readonly<Record<Possession, string>> = {
  credits: 'keine Credits',
  clicks: 'keine [click] übrig',
  tags: 'keine Markierungen',
  badPublicity: 'keine schlechte Publicity',
  handSize: 'keine maximale Handgröße',
  cardsInHand: 'keine Karten auf der Hand',
  score: 'keine Agendapunkte',
  link: 'keinen [link]',
  coreDamage: 'keinen Kernschaden',
  unusedMemory: 'keine unbenutzte [mu]',
}

function has({ who, again, what, than, not }: Extract<If, { if: 'has' }>): Text {
  const n = figure(than)
  const one = again === true ? 'er' : subject(who)
  if (not && n === '1') return t`${one} ${none[what]} ${haveHas(who)}`
  if (not && what === 'credits' && typeof than === 'number')
    return t`${one} höchstens ${possession(what, t`${than - 1}`)} ${haveHas(who)}`
  return t`${one} ${not ? 'weniger als' : 'mindestens'} ${possession(what, n)} ${haveHas(who)}`
}

function thereAre({ than, of, not }: Extract<If, { if: 'thereAre' }>): Text {
  if (not && than === 1) return t`es ${inCase(countedGroup(of, true), { is: 'no' }, 'accusative', true)} gibt`
  const one = than === 1
  if (one && !not) return t`es ${inCase(countedGroup(of, false), { is: 'a' }, 'accusative', false)} gibt`
  const most = not && typeof than === 'number' ? than - 1 : null
  const isOne = one || most === 1
  const text = t`${most ?? figure(than)}`
  const what = inCase(countedGroup(of, !isOne), { is: 'figure', text, one: isOne }, 'accusative', !isOne)
  return t`es ${most !== null ? 'höchstens' : not ? 'weniger als' : 'mindestens'} ${what} gibt`
}

function howMany(
  range: { readonly atLeast: number } | { readonly atMost: number },
  what: keyof typeof counters,
): Text {
  const n = 'atLeast' in range ? range.atLeast : range.atMost
  if ('atMost' in range && n === 0) return inCase(group(counters[what]), { is: 'no' }, 'accusative', true)
  const text = inCase(
    group(counters[what]),
    { is: 'figure', text: t`${n}`, one: n === 1 },
    'accusative',
    n !== 1,
  )
  return t`${'atLeast' in range ? 'mindestens' : 'höchstens'} ${text}`
}

/** How a card was played that is being played. */
const isOwnPlay = ({ what, card: played, from }: Event): boolean =>
  what.join() === 'played' && played?.is === 'this' && from.length > 0

const elsewhereThan = ({ from }: Event): Text => t`von woanders als ${list(from.map(fromZone), 'oder')}`

const byWhom = ({ by, runner }: Event): Person => by ?? runner

/** What an instruction did to cards: "falls du auf diese Weise eine Karte zerstörst". */
const thisWay: Readonly<Record<Doing['do'], string>> = {
  damage: 'zerstörst',
  trash: 'zerstörst',
  forfeit: 'aufgibst',
  addTo: 'bewegst',
  expose: 'enthüllst',
  look: 'ansiehst',
  play: 'spielst',
  reveal: 'aufdeckst',
  search: 'findest',
  loseCredits: 'betriffst',
  takeCredits: 'betriffst',
  loseClicks: 'betriffst',
  giveTags: 'betriffst',
  removeTags: 'betriffst',
  removeCounters: 'betriffst',
  moveCounters: 'betriffst',
  purge: 'betriffst',
}

const isOfCard = (of: If): of is Extract<If, { if: 'card' }> => of.if === 'card'
const passes = ({ passes }: Extract<If, { if: 'card' }>): Noun => passes
/** The one card that all of them are about. */
const cardOf = (of: readonly If[]): Thing | null =>
  areOfOneCard(of) ? (of.find(isOfCard)?.card ?? null) : null

/** After "falls", "solange" and "weil": the verb stands last. */
export function condition(of: If): Text {
  switch (of.if) {
    case 'tagged':
      return t`${of.again === true ? 'er' : subject(of.who)} ${nicht(of.not)}markiert ${isAre(of.who)}`
    case 'has':
      return has(of)
    case 'atLeast':
      return t`${figure(of.amount)} ${of.not ? 'kleiner als' : 'mindestens'} ${figure(of.than)} ist`
    case 'someActive':
      return t`${inCase(groupOf(of.noun, false), { is: of.not ? 'no' : 'a' }, 'nominative', false)} aktiv ist`
    case 'thereAre':
      return thereAre(of)
    case 'thisWay':
      if (of.verb === 'rez')
        return t`du auf diese Weise ${inCase(groupOf(of.noun, false), { is: of.not ? 'no' : 'a' }, 'accusative', false)} gerezzt hast`
      return t`du auf diese Weise ${of.not ? inCase(groupOf(of.noun, false), { is: 'no' }, 'accusative', false) : aText(of.noun, 'accusative')} ${thisWay[of.verb]}`
    case 'runWasSuccessful':
      return t`${of.named ? 'er' : 'jener Run'} ${nicht(of.not)}erfolgreich war`
    case 'happened':
      if (of.not && isOwnPlay(of.event))
        return eventText({ ...of.event, from: [] }, 'past', '', elsewhereThan(of.event))
      return eventText(of.event, of.not ? 'not' : 'past', since(of, byWhom(of.event)))
    case 'nthTime':
      return t`${eventText(of.event, 'past', t`${since(of, of.event.by)} ${of.not ? 'nicht ' : ''}zum ${nth(of.nth)} Mal`)}`
    case 'nth': {
      const it = groupOf(of.noun, false)
      const ranked = inCase(
        { ...it, adjectives: [ordinal(of.nth - 1), ...it.adjectives] },
        { is: 'the' },
        'nominative',
        false,
      )
      return withAside(
        t`${thing(of.card, 'nominative')} ${nicht(of.not)}${withoutAside(ranked)} ist`,
        asideOf(ranked),
      )
    }
    case 'mayAccess': {
      const isOne = of.least === 1
      const cards = inCase(
        group(card),
        { is: 'figure', text: t`${of.least}`, one: isOne },
        'accusative',
        !isOne,
      )
      return t`${subject(of.who)} bei diesem Eindringen in ${serverText(of.server, 'accusative')} ${of.not ? 'nicht auf' : 'auf mindestens'} ${cards} zugreifen ${of.who === 'you' ? 'darfst' : 'darf'}`
    }
    case 'sameAction':
      return t`du jene Aktion in diesem Zug ${nicht(of.not)}genau ${of.times} Mal ausgeführt hast`
    case 'all':
      return list(of.of.map(condition), 'und')
    case 'either': {
      const card = cardOf(of.of)
      return card === null
        ? list(of.of.map(condition), 'oder')
        : t`${thing(card, 'nominative')} ${anyPredicate(of.of.filter(isOfCard).map(passes), isMany(card))}`
    }
    case 'card':
      return t`${thing(of.card, 'nominative')} ${predicates(of.passes, isMany(of.card), of.not)}`
    case 'hosts':
      return t`${thing(of.card, 'nominative')} ${list(
        of.guests.map(guest => aText(guest, 'accusative')),
        'und',
      )} hat`
    case 'active':
      return t`${thing(of.card, 'nominative')} aktiv ist`
    case 'installedStill':
      return t`${thing(of.card, 'nominative')} ${nicht(!of.not)}deinstalliert wurde`
    case 'running':
      if (of.not)
        return t`kein Run${of.servers === null ? '' : t` auf ${serversText(of.servers, 'accusative')}`} stattfindet`
      return of.servers === null
        ? 'ein Run stattfindet'
        : t`der Run auf ${serversText(of.servers, 'accusative')} geht`
    case 'encountering':
      return t`${subject(of.who)} ${nicht(of.not)}mit ${dative(of.ice)} konfrontiert ${isAre(of.who)}`
    case 'approaching':
      return t`${subject(of.who)} ${of.who === 'you' ? 'dich' : 'sich'} ${nicht(of.not)}${dative(of.ice)} ${of.who === 'you' ? 'näherst' : 'nähert'}`
    case 'turnOf':
      return t`${subject(of.who)} ${nicht(of.not)}am Zug ${isAre(of.who)}`
    case 'done':
      return of.who === 'you' ? t`du das ${nicht(of.not)}tust` : t`er das ${nicht(of.not)}tut`
    case 'same':
      return t`sie ${nicht(of.not)}übereinstimmen`
    case 'protected':
      return t`${serversText(of.servers, 'nominative')} ${nicht(of.not)}von ICE geschützt ist`
    case 'more': {
      const [more, less] = of.hands
      return of.what === 'credits'
        ? t`${subject(of.who)} mehr Credits als ${subject(of.than)} ${haveHas(of.who)}`
        : t`${hands[more]} mehr Karten sind als ${hands[less]}`
    }
    case 'sameBids':
      return of.not ? 'die Gebote verschieden sind' : 'die Gebote gleich sind'
    case 'onlyOne': {
      const it = groupOf(of.noun, false)
      const only = { ...it, adjectives: ['einzig', ...it.adjectives] }
      return t`${thing(of.card, 'nominative')} ${inCase(only, { is: 'the' }, 'nominative', false)} ist`
    }
    case 'threat':
      return t`die Bedrohungsstufe ${of.not ? t`höchstens ${of.level - 1}` : t`mindestens ${of.level}`} ist`
    case 'fullyBroken':
      return t`${subject(of.who)} ${accusative(of.card)} ${nicht(of.not)}vollständig gebrochen ${haveHas(of.who)}`
    case 'resolving':
      return t`${thing(of.card, 'nominative')} ${nicht(of.not)}abgehandelt wird`
    case 'had': {
      const isPlayer = typeof of.whose === 'string'
      const whose = typeof of.whose === 'string' ? subject(of.whose) : thing(of.whose, 'nominative')
      return t`${whose} ${howMany(of, of.what)} ${isPlayer && of.whose === 'you' ? 'hattest' : 'hatte'}`
    }
  }
}

/** Until when something lasts. */
const endings: Readonly<Record<Until['at'], (whose: Person) => Text>> = {
  runEnds: () => 'für den Rest dieses Runs',
  turnEnds: () => 'für den Rest des Zuges',
  encounterEnds: () => 'für den Rest dieser Konfrontation',
  breachEnds: () => 'für den Rest des Eindringens',
  nextCheckpoint: () => 'vorerst',
  turnBegins: whose =>
    whose === 'you'
      ? 'bis dein nächster Zug beginnt'
      : t`bis der nächste Zug ${names[whose].genitive} beginnt`,
  sourceInactive: () => 'solange diese Karte aktiv ist',
  nextEncounterEnds: () => 'bis die nächste Konfrontation endet',
  runAndEncounterEnd: () => 'für den Rest dieses Runs',
  resolved: () => 'einmal',
  currentReplaced: whose =>
    t`bis ein anderer Trend gespielt oder eine Agenda ${whose === 'runner' ? 'gestohlen' : 'gewertet'} wird`,
  gameEnds: () => 'für den Rest des Spiels',
}
export const ending = ({ at, whose }: Ending): Text => endings[at](whose)
/** What is told by a clause stands behind a comma: "bis dein nächster Zug beginnt". */
export const endsInClause = ({ at }: Ending): boolean =>
  at === 'turnBegins' || at === 'sourceInactive' || at === 'nextEncounterEnds' || at === 'currentReplaced'

const results = {
  ifSuccessful: 'bei Erfolg',
  ifUnsuccessful: 'bei Misserfolg',
  inAnyCase: 'ob mit oder ohne Erfolg',
}
const nth = (n: number): Text => t`${ordinal(n - 1)}en`
const time = ({ nth: n = 1 }: When): Text => t`zum ${nth(n)} Mal`
const limits = (when: When) => ({
  turn: t`${time(when)} in jedem Zug`,
  run: t`${time(when)} in jedem Run`,
  encounter: t`${time(when)} in jeder Konfrontation`,
  breach: t`${time(when)} bei jedem Eindringen`,
  thatRun: t`in jenem Run ${time(when)}`,
})
const turnsOf: Readonly<Record<Person, string>> = {
  you: 'deiner Züge',
  corp: 'Zug des Konzerns',
  runner: 'Zug des Runners',
}
const heads: Readonly<Record<When['how'], string>> = {
  when: 'wenn',
  whenever: 'immer wenn',
  after: 'nachdem',
  if: 'falls',
  first: 'wenn',
  next: 'wenn',
  nextInRun: 'wenn',
}

/** The run that the text has begun: "immer wenn du in jenem Run in F&E eindringst". */
export type Span = 'in jenem Run' | null

function adverbs(when: When, span: Span): Text {
  return span === null ? oftenText(when) : spaced(span, oftenText(when))
}

function oftenText(when: When): Text {
  const { on, how, each } = when
  if (how === 'next') return 'das nächste Mal'
  if (how === 'nextInRun') return 'in diesem Run das nächste Mal'
  if (typeof each === 'object' && each !== null) {
    const isNamed = each.turnOf !== 'you' && 'event' in on && on.event.by === each.turnOf
    return t`${time(when)} in jedem ${isNamed ? 'seiner Züge' : turnsOf[each.turnOf]}`
  }
  if (each === 'thatRun' && isOfRun(on)) return time(when)
  return how === 'first' ? limits(when)[each ?? 'turn'] : ''
}

function whatHappens(when: When, span: Span): Text {
  const { on } = when
  if ('state' in on) return span === null ? condition(on.state) : t`${span} ${condition(on.state)}`
  if ('would' in on) return would[on.would](on.of, adverbs(when, span))
  if (!('event' in on)) return ''
  const where = list(
    when.if.filter(isElsewhere).flatMap(({ passes }) => t`woanders als ${predicate(passes)}`),
    'und',
  )
  return eventText(on.event, when.how === 'after' ? 'past' : 'now', adverbs(when, span), where)
}

const isRunning = (of: If): of is Extract<If, { if: 'running' }> => of.if === 'running' && !of.not
const whileRunning = ({ servers }: Extract<If, { if: 'running' }>): Text =>
  servers === null
    ? 'während ein Run stattfindet'
    : t`während ein Run auf ${serversText(servers, 'accusative')} stattfindet`

/** "Solange", of what has happened "falls", or "während jedes Runs". */
export function asLongAs(of: If): Text {
  if (isRunning(of))
    return t`während jedes Runs${of.servers === null ? '' : t` auf ${serversText(of.servers, 'accusative')}`}`
  return t`${of.if === 'happened' ? 'falls' : 'solange'} ${condition(of)},`
}

/** When credits may be spent, if that is in runs. */
export function duringRuns(of: If): Text | null {
  if (!isRunning(of)) return null
  return of.servers === null
    ? 'während eines Runs'
    : t`während eines Runs auf ${serversText(of.servers, 'accusative')}`
}

const ownTurns: Readonly<Record<Person, string>> = {
  you: 'deines Zuges',
  corp: 'des Zuges des Konzerns',
  runner: 'des Zuges des Runners',
}

/** When something is done: "während eines Runs", "während deines Zuges". */
export const during = (of: If): Text | null =>
  of.if === 'turnOf' && !of.not ? t`während ${ownTurns[of.who]}` : duringRuns(of)

/** "Setze diese Fähigkeit nur während eines Runs ein", or else "nur ein, falls …". */
export const useOnly = (of: If): Text => {
  const moment = during(of)
  return moment === null ? t`ein, falls ${condition(of)}` : t`${moment} ein`
}

/** What was so before it happened stands last: "erhalte 2[credit], falls sie keine Fortschrittsmarker hatte". */
const isPast = (of: If): boolean => of.if === 'had'
export const pastOf = (when: When): Text =>
  joined(
    when.if.filter(isPast).map(each => t`, falls ${condition(each)}`),
    '',
  )

/** "Wenn der Runner auf diesen Posten woanders als im Archiv zugreift". */
const isElsewhere = (of: If): of is Extract<If, { if: 'card' }> =>
  of.if === 'card' &&
  of.not &&
  of.card.is === 'it' &&
  of.passes.traits.length > 0 &&
  of.passes.traits.every(({ trait }) => trait === 'inZones')

/** What "und" would part stands in a clause of its own. */
export function andIf(of: If): Text {
  if (of.if === 'either') return t`, falls ${condition(of)}`
  // "Wenn der Runner auf diesen Posten zugreift und dieser installiert ist": "er" would be the Runner.
  const isIt = of.if === 'card' && of.card.is === 'it' && thing(of.card, 'nominative') === 'er'
  return t` und ${isIt ? t`dieser ${predicates(of.passes, false, of.not)}` : condition(of)}`
}

/** The head of an ability: "wenn dein Zug beginnt", "immer wenn du eine Karte installierst und markiert bist". */
function whenText(when: When, span: Span): Text {
  if ('result' in when.on) return results[when.on.result]
  const head = t`${heads[when.how]} ${whatHappens(when, span)}`
  const once = when.atOnce ? t`${head}, einmal für alles gleichzeitig` : head
  const after = when.after === undefined ? '' : withAside('', t`, nachdem ${condition(when.after)}`)
  const during = when.if.filter(isRunning).map(each => withAside('', t`, ${whileRunning(each)}`))
  const others = when.if.filter(each => !isPast(each) && !isRunning(each) && !isElsewhere(each))
  return joined([once, after, ...during, ...others.map(andIf)], '')
}
/** Words that are no clause stand before the verb without a comma. */
export const isClause = (when: When): boolean => !('result' in when.on)

function ofOnePlayer(moments: readonly When[]): Text | null {
  const events = moments.flatMap(({ on }) => ('event' in on && byWhat(on.event) === '' ? [on.event] : []))
  const parts = events.flatMap(event => partsOf(event, ''))
  return areOfOnePlayer(moments) && events.length === moments.length && haveOneSubject(parts)
    ? t`${heads[moments[0]?.how ?? 'when']} ${inOne(parts, 'oder')}`
    : null
}

/** "Wenn du dieses Programm installierst und wenn dein Zug beginnt". */
export function momentsText(moments: readonly When[], span: Span = null): Text {
  const ofOne = span === null ? ofOnePlayer(moments) : null
  return (
    ofOne ??
    list(
      moments.map(when => whenText(when, span)),
      'und',
    )
  )
}
