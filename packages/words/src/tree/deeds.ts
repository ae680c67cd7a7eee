import type { Amount, Branch, CardsOrRandom, Group, Instruction, Who } from '@paydata/engine/language'
import { never, otherSide, termIn, typesOf } from '@paydata/engine/language'
import { asOne, isAction, theFollowing } from './actions.ts'
import { creditsEqualTo, figure, lettersTold, quantity } from './amounts.ts'
import type { If } from './asking.ts'
import type { Clause } from './clauses.ts'
import { conditionOf } from './conditions.ts'
import {
  addToClause,
  changeClause,
  exposed,
  placed,
  plainly,
  preventClause,
  prevention,
  wholeHand,
} from './deed-parts.ts'
import type { Deed } from './doing.ts'
import { nothing } from './doing.ts'
import { changedClauses, laterClauses } from './effects.ts'
import { eachTelling } from './listing.ts'
import { cards, choice, eachOf, forfeited, groupNoun, theRest, topCards } from './nouns.ts'
import { bothClauses, mayClauses, mayPayClauses, oneOfClause } from './offers.ts'
import { faceWhenHosted, serverName, serversName, zoneName } from './places.ts'
import type { Lettered, Reading } from './reading.ts'
import { knowing, person } from './reading.ts'
import { one, pronounOf } from './references.ts'
import { runClauses, traceClauses } from './runs.ts'
import { isWhereFound, searchOf, shuffleAfter } from './searches.ts'
import { clausesOf } from './sequences.ts'
import { installOf, priceTerms } from './terms.ts'
import { asIce, testsNoun } from './traits.ts'
import type { Noun, Thing, Amount as Told } from './tree.ts'
import { triggeredClauses } from './triggers.ts'

/** What an instruction says: its own sentence, what its letters stand for, and the sentences that follow from it. */
export function instructionClauses(r: Reading, i: Instruction): readonly Clause[] {
  const letters: Lettered[] = []
  const [own = nothing, ...rest] = sentencesOf({ ...r, letters, recurs: recurringIn(i) ?? r.recurs }, i)
  return [own, ...lettersTold(letters), ...rest]
}

type Breaking = Extract<Instruction, { do: 'breakSubroutines' }>

/** "A sentry protecting this server". */
function protector(r: Reading, { subtype, protecting = 'any' }: Breaking): Thing {
  const is = subtype === undefined ? [] : [{ is: 'subtype', subtypes: [subtype] } as const]
  return { is: 'any', noun: asIce(testsNoun(r, [...is, { is: 'protecting', server: protecting }])) }
}

function sentencesOf(r: Reading, i: Instruction): readonly Clause[] {
  const you = 'you' as const
  const who = (of: Who) => person(r, of)
  const much = (amount: Amount) => quantity(r, amount)
  const orAll = (amount: Amount | 'all'): Told => (amount === 'all' ? { count: 'all' } : much(amount))
  const these = (of: CardsOrRandom, doer: Who = 'you') => cards(r, of, who(doer))
  switch (i.do) {
    case 'gainCredits': {
      const equalTo = creditsEqualTo(r, i.amount)
      return equalTo === null
        ? [{ say: 'gainCredits', who: who(i.who), amount: much(i.amount) }]
        : [{ say: 'gainCredits', who: who(i.who), amount: { count: 'thatMany' }, equalTo }]
    }
    case 'loseCredits':
      return [{ say: 'loseCredits', who: who(i.who), amount: orAll(i.amount) }]
    case 'takeCredits':
      return [{ say: 'takeCredits', who: you, amount: orAll(i.amount), from: one(r, i.from) }]
    case 'gainClicks': {
      if (i.when === 'now') return [{ say: 'gainClicks', who: who(i.who), amount: much(i.amount) }]
      const fewer = typeof i.amount === 'number' && i.amount < 0
      const amount = much(fewer && typeof i.amount === 'number' ? -i.amount : i.amount)
      return [{ say: 'haveClicksNextTurn', who: who(i.who), amount, fewer }]
    }
    case 'loseClicks':
      return [{ say: 'loseClicks', who: who(i.who), amount: much(i.amount) }]
    case 'draw':
      return [{ say: 'draw', who: who(i.who), amount: much(i.amount) }]
    case 'damage':
      return [
        {
          say: i.responsible === 'corp' ? 'doDamage' : 'sufferDamage',
          who: who(i.responsible),
          kind: termIn(r.edition, i.kind),
          amount: much(i.amount),
        },
        ...prevention(i, 'damage'),
      ]
    case 'giveTags': {
      const runner = who('runner')
      const amount = much(i.amount)
      return i.how === 'give' && runner !== 'you'
        ? [{ say: 'giveTags', who: you, to: runner, amount }]
        : [{ say: 'takeTags', who: runner, amount }]
    }
    case 'removeTags':
      return [{ say: 'removeTags', who: you, amount: orAll(i.amount) }]
    case 'badPublicity': {
      const corp = who('corp')
      const amount = much(i.amount)
      if (i.from === 'self') return [{ say: 'takeHostedBadPublicity', who: corp }]
      if (i.how !== 'take') return [{ say: 'removeBadPublicity', who: corp, amount }]
      return corp === 'you'
        ? [{ say: 'takeBadPublicity', who: corp, amount }]
        : [{ say: 'giveBadPublicity', who: you, to: corp, amount }]
    }
    case 'placeCounters': {
      const counter = termIn(r.edition, i.counter)
      const amount = much(i.amount)
      if (r.gainsForRun && i.counter === 'credit') return [{ say: 'gainCredits', who: you, amount }]
      return i.load
        ? [{ say: termIn(r.edition, 'load'), who: you, counter, amount, on: these(i.on) }]
        : placed(r, i, { say: 'placeCounters', who: you, counter, amount, on: eachOf(r, i.on) })
    }
    case 'removeCounters':
      return [
        {
          say: 'removeCounters',
          who: you,
          counter: termIn(r.edition, i.counter),
          amount: orAll(i.amount),
          from: i.from === 'self' ? null : these(i.from),
        },
      ]
    case 'moveCounters':
      return [
        {
          say: 'moveCounters',
          who: you,
          counter: termIn(r.edition, i.counter),
          amount: much(i.amount),
          from: these(i.from),
          to: these(i.to),
        },
      ]
    case 'advance':
      return [{ say: 'advance', who: you, cards: these(i.card) }]
    case 'purge':
      return [{ say: 'purge', who: who('corp') }]
    case 'charge':
      return [{ say: 'charge', who: you, cards: these(i.card) }]
    case 'trash':
      return [{ say: 'trash', who: who(i.by), cards: these(i.cards, i.by) }, ...prevention(i, 'trash')]
    case 'addTo':
      return [addToClause(r, i)]
    case 'enterScoreArea': {
      const to = i.how === 'scored' ? 'corpScore' : 'runnerScore'
      return [addToClause(r, { do: 'addTo', cards: i.cards, to, by: 'you', reveal: false })]
    }
    case 'shuffle': {
      const side = who(i.who) === 'you' ? r.side : otherSide(r.side)
      const deck = zoneName(r, side === 'corp' ? 'rnd' : 'stack')
      return [{ say: 'shuffle', who: who(i.who), deck, afterSearch: false }]
    }
    case 'forfeit':
      return [{ say: 'forfeit', who: you, cards: forfeited(r, i.cards, 'you') }]
    case 'rez': {
      const terms = priceTerms(r, i.change, i.ignore)
      return [{ say: 'rez', who: who(i.by), cards: these(plainly('unrezzed', i.card), i.by), terms }]
    }
    case 'derez':
      return [{ say: 'derez', who: you, cards: these(plainly('rezzed', i.cards)) }]
    case 'expose':
      return [{ say: 'expose', who: you, cards: exposed(these(i.cards)) }]
    case 'reveal':
      return [{ say: 'reveal', who: who(i.by), cards: wholeHand(r, i.cards) ?? these(i.cards, i.by) }]
    case 'look':
      return [{ say: 'lookAt', who: who(i.by), cards: these(i.at, i.by) }]
    case 'arrange':
      return [
        'top' in i
          ? { say: 'arrange', who: who(i.by), cards: topCards(r, i), looks: true }
          : { say: 'arrange', who: who(i.by), cards: theRest(r, i.restOf), looks: false },
      ]
    case 'arrangeIce':
      return [{ say: 'rearrange', who: who(i.by), cards: { is: 'all', noun: groupNoun(r, i.ice) } }]
    case 'search':
      return [searchOf(r, i), ...shuffleAfter(r, i)]
    case 'install':
      return [installOf(r, i), ...(i.whenInstalled === undefined ? [] : triggeredClauses(r, i.whenInstalled))]
    case 'play': {
      const terms = priceTerms(r, i.change, i.costs === 'ignore' ? 'all' : 'nothing')
      const from = i.from === undefined ? null : zoneName(r, i.from)
      const played = these(i.card)
      // What is played is what its removal is about, by whatever name.
      r.said.topic = null
      return [
        { say: 'play', who: you, cards: played, terms, from },
        ...(i.removal === undefined || i.as === undefined
          ? []
          : triggeredClauses({ ...r, it: { the: i.as } }, i.removal)),
      ]
    }
    case 'swap': {
      const both = typeof i.card === 'object' && 'choose' in i.card && i.card.most === 2
      return [{ say: 'swap', who: you, cards: these(i.card), with: both ? null : these(i.with) }]
    }
    case 'setIdentity':
      return [{ say: 'setIdentity', who: you, cards: one(r, i.card) }]
    case 'flip':
      return [{ say: 'flip', who: you, cards: one(r, i.card) }]
    case 'turnFace':
      return [{ say: 'turnFace', who: you, cards: these(i.cards), face: i.face }]
    case 'host': {
      const face = faceWhenHosted(i.cards, i.face)
      const hosted = these(i.cards)
      return [
        { say: 'host', who: you, cards: hosted, on: these(i.on), face },
        ...(face === 'faceup'
          ? [{ say: 'areNotInstalled', who: null, cards: pronounOf(hosted) } as const]
          : []),
      ]
    }
    case 'becomeAgenda':
      return [
        {
          say: 'becomeAgenda',
          who: you,
          cards: these(i.card),
          whose: who(i.who),
          points: much(i.points),
          cannot: null,
        },
      ]
    case 'becomeCondition':
      return [{ say: 'becomeCondition', who: you, cards: one(r, 'self'), on: one(r, i.on) }]
    case 'run':
      return runClauses(r, i)
    case 'endRun':
      return [{ say: 'endRun', who: null }]
    case 'jackOut':
      return [{ say: 'jackOut', who: who('runner') }]
    case 'moveToRoot':
      return [
        {
          say: 'moveToRoot',
          who: you,
          cards: these(i.card),
          server: i.to === undefined ? null : i.to === 'another' ? i.to : serverName(r, i.to),
          protectedBy: i.protectedBy === undefined ? null : one(r, i.protectedBy),
        },
      ]
    case 'moveIce':
      return [{ say: 'moveIce', who: you, ice: one(r, i.ice), server: serverName(r, i.to), where: i.where }]
    case 'moveRunner': {
      const runner = who('runner')
      return 'outermostOf' in i.to
        ? [
            {
              say: termIn(r.edition, 'moveToOutermost'),
              who: runner,
              server: serverName(r, i.to.outermostOf),
            },
          ]
        : [{ say: 'moveToIce', who: runner, ice: one(r, i.to.ice), then: i.to.then }]
    }
    case 'changeServer':
      return [{ say: 'changeServer', who: you, to: serverName(r, i.to), thatRun: r.run === true }]
    case 'approachInstead':
      return [{ say: 'approachInstead', who: who('runner'), servers: serversName(r, i.to) }]
    case 'encounter':
      return [{ say: 'encounter', who: who('runner'), cards: these(i.ice) }]
    case 'bypass':
      return [{ say: 'bypass', who: you, cards: one(r, 'encountered') }]
    case 'breakSubroutines': {
      const isAny = i.upTo && i.most === 'all' && i.on === undefined
      const upTo: Told = i.upTo && i.most !== 'all' ? { ...much(i.most), from: 0 } : orAll(i.most)
      return [
        {
          say: 'breakSubroutines',
          who: you,
          amount: isAny ? { count: 'anyNumber' } : upTo,
          subtype: i.protecting === undefined ? (i.subtype ?? null) : null,
          on: i.protecting === undefined ? (i.on === undefined ? null : one(r, i.on)) : protector(r, i),
          but: i.but ?? 0,
        },
      ]
    }
    case 'resolveSubroutine':
      return [
        {
          say: 'resolveSubroutine',
          who: you,
          nth: i.nth === 'chosen' ? i.nth : much(i.nth),
          of: these(i.of),
        },
      ]
    case 'resolveWhen':
      return [{ say: 'resolveWhen', who: you, which: i.which, of: these(i.of) }]
    case 'breach':
      return [{ say: termIn(r.edition, 'breach'), who: who('runner'), server: serverName(r, i.server) }]
    case 'access':
      return [{ say: 'access', who: who('runner'), cards: these(i.card, 'runner') }]
    case 'endActionPhase':
      return [{ say: 'endActionPhase', who: null }]
    case 'trace':
      return traceClauses(r, i)
    case 'psi':
      return [
        { say: 'psi', who: you },
        { say: 'bidsAreSecret', who: null },
      ]
    case 'identifyMark':
      return [{ say: 'identifyMark', who: you }]
    case 'sabotage':
      return [{ say: 'sabotage', who: you, amount: much(i.amount) }]
    case 'lasting':
      return changedClauses(r, i)
    case 'later':
      return laterClauses(r, i)
    case 'prevent':
      return [preventClause(r, i)]
    case 'changeExpected':
      return [changeClause(r, i)]
    case 'may':
      return mayClauses(r, i)
    case 'mayPay':
      return mayPayClauses(r, i)
    case 'branch': {
      const both = bothClauses(r, i)
      if (both !== null) return both
      // What is done with a card that was found says so itself.
      if (isWhereFound(r, i)) return clausesOf(r, i.then)
      const them = themOf(i)
      const about = conditionOf(r, i.if)
      const condition: If = them !== null && about.if === 'thereAre' ? { ...about, any: true } : about
      const [then = nothing, ...rest] = asOne(clausesOf({ ...r, them }, i.then))
      const head: Clause = { say: 'if', condition, then }
      const reminders = remindersOf(about)
      if (i.otherwise === undefined) return [head, ...rest, ...reminders]
      const [other = nothing, ...others] = asOne(clausesOf(r, i.otherwise))
      return [head, ...rest, { say: 'otherwise', does: other }, ...others, ...reminders]
    }
    case 'oneOf':
      return [oneOfClause(r, i)]
    case 'repeat': {
      const times = much(i.times)
      const [does = nothing, ...rest] = clausesOf(r, i.does)
      return isAction(does) && does.say !== 'repeat' && does.say !== 'either' && rest.length === 0
        ? [{ say: 'repeat', times, does }]
        : [{ say: 'repeat', times, does: theFollowing([does, ...rest]) }]
    }
    case 'again':
      return [{ say: 'repeatProcess', who: you }]
    case 'chooseCards':
      return [{ say: 'chooseCards', who: you, cards: choice(r, i.cards, 'you') }]
    case 'chooseNumber':
      return [{ say: 'chooseNumber', who: who(i.who), least: figure(r, i.least), most: figure(r, i.most) }]
    case 'chooseServer':
      return [{ say: 'chooseServer', who: who(i.who), among: serversName(r, i.among) }]
    case 'chooseWord':
      return [{ say: 'chooseWord', who: who(i.who), among: i.among, isCardType: areTypes(i.among) }]
    case 'together': {
      const parts = eachTelling(r, i.parts, (here, part) => sentencesOf(here, part))
      const heads = parts.map(([head = nothing]) => head)
      const last = heads.at(-1)
      // "Gain 3[credit] and you may …": what one is free to do stands last.
      const free = heads.length > 1 && last?.say === 'may' && last.who === 'you' ? last : null
      const actions = heads.filter(isAction)
      const per = perEachOf(heads)
      if (per !== null) return [per, ...parts.flatMap(([, ...rest]) => rest)]
      // What else is no action cannot be joined with others.
      return [
        ...(actions.length === 0
          ? []
          : [{ say: 'and', of: free === null ? actions : [...actions, free] } as const]),
        ...heads.filter(head => !isAction(head) && (head !== free || actions.length === 0)),
        ...parts.flatMap(([, ...rest]) => rest),
      ]
    }
    case 'forEach': {
      const chosen = { say: 'chooseCards', who: you, cards: choice(r, i.cards, 'you') } as const
      const noun = testsNoun(
        r,
        i.cards.choose.where.filter(({ is }) => is === 'type' || is === 'subtype'),
      )
      const each = knowing({ ...r, it: { the: i.each } }, i.each, { choice: { ...i.cards, most: 1 } })
      r.said.topic = null
      const parts = i.parts.map(part => instructionClauses(each, part))
      const heads = parts.map(([head = nothing]) => head)
      return [
        chosen,
        { say: 'forEach', noun, does: { say: 'and', of: heads } },
        ...parts.flatMap(([, ...rest]) => rest),
      ]
    }
    case 'win':
      return [{ say: 'win', who: who(i.who) }]
    default:
      return never(i)
  }
}

const isOdd = ({ traits }: Noun): boolean => traits.some(({ trait }) => trait === 'oddCost')
/** Readers ask whether 0 is an odd number. */
const remindersOf = (about: If): readonly Deed<'zeroIsNotOdd'>[] =>
  (about.if === 'thisWay' && isOdd(about.noun)) || (about.if === 'card' && isOdd(about.passes))
    ? [{ say: 'zeroIsNotOdd', who: null }]
    : []

/** What several parts of a sentence count alike is told once, before them. */
function perEachOf(heads: readonly Clause[]): Clause | null {
  const [of, ...others] = heads.map(head => ('amount' in head ? head.amount.forEach : undefined))
  if (of === undefined || others.length === 0 || !heads.every(isAction)) return null
  if (others.some(other => JSON.stringify(other) !== JSON.stringify(of))) return null
  return { say: 'perEach', of, does: { say: 'and', of: heads.map(withoutEach) } }
}

function withoutEach(head: Clause): Clause {
  if (!('amount' in head)) return head
  const { forEach: _, ...amount } = head.amount
  return { ...head, amount }
}

/** What parts of a sentence count alike, as JSON: "X net damage and X tags". */
function recurringIn(i: Instruction): string | null {
  if (i.do !== 'together') return null
  const counted = i.parts.flatMap(part =>
    'amount' in part && typeof part.amount === 'object' ? [JSON.stringify(part.amount)] : [],
  )
  const again = counted.find((each, nth) => counted.indexOf(each) < nth)
  // Of two things that are counted the second is told by a letter, lest the sentence grow too long.
  return again ?? counted[1] ?? null
}

const areTypes = (among: readonly string[]): boolean =>
  Object.values(typesOf).some(all => all.join() === among.join())

/** "If there are any cards in HQ, trash 1 of them." */
function themOf({ if: condition, then: [first] }: Branch): Group | null {
  if (condition.if !== 'exists' || first === undefined) return null
  const acted = 'cards' in first ? first.cards : 'card' in first ? first.card : null
  if (typeof acted !== 'object' || acted === null || !('choose' in acted)) return null
  return JSON.stringify(acted.choose) === JSON.stringify(condition.group) ? condition.group : null
}
