import type { Version } from '@paydata/match'
import { everyEdition } from '../editions.ts'
import type { Course } from './course.ts'
import type { SetStanding, Standing } from './record.ts'

/** A number that has to be raised, or the record that has to be written because one was; each in one sentence. */
export interface Missing {
  readonly is: 'number' | 'record'
  readonly says: string
}

type Games = Readonly<Record<string, Course>>

const write = 'npm run numbers -- --write'

/** What is missing for these sources, in which these games are played, to be a release that stored games can outlive. */
export const missingIn = (now: Standing, recorded: Standing, games: Games): readonly Missing[] => [
  ...Object.keys(now.sets).flatMap(set => missingInSet(set, now, recorded)),
  ...missingInRules(now, recorded, games),
]

function missingInSet(set: string, now: Standing, recorded: Standing): readonly Missing[] {
  const [is, was] = [now.sets[set], recorded.sets[set]]
  // No stored game holds a card of a set that no release has had.
  if (is === undefined || was === undefined) return []
  const changes = everyEdition.map(edition => [edition, changedIn(edition, is, was)] as const)
  const otherIn = changes.flatMap(([edition, cards]) => (cards.length > 0 ? [edition] : []))
  const asIs = was.number + addedIn(is, was).length
  const untold = otherIn.filter(edition => !isTold(edition, is, was))
  if (untold.length === 0 && is.number === asIs && otherIn.length === 0) return []
  if (untold.length === 0 && is.number >= asIs)
    return [{ is: 'record', says: `The number of the set ${set} is new: run ${write}.` }]
  const file = `packages/cards/data/sets/${set}.json`
  const cards = [...new Set(changes.flatMap(([, changed]) => changed))]
  const raised = Math.max(is.number, asIs + 1)
  const raise = `${is.number < raised ? 'raise "number" by one and ' : ''}${sinceText(untold, raised)}`
  const says = `The set ${set} is not what its number stands for (${someOf(cards)}): in ${file} ${raise}, then run ${write}.`
  return [{ is: 'number', says }]
}

/** Whether a release says that games of an edition are others since a number that the record does not know yet. */
const isTold = (edition: string, now: Version, recorded: Version): boolean =>
  now.number > recorded.number && (now.since[edition] ?? 1) > recorded.number

const sinceText = (untold: readonly string[], number: number): string =>
  `say that ${untold.join(', ')} are so "since" ${number}`

const someOf = (names: readonly string[]): string =>
  [...names.slice(0, 3), ...(names.length > 3 ? [`and ${names.length - 3} more`] : [])].join(', ')

const digestIn = (edition: string, set: SetStanding | undefined, card: string): string | undefined =>
  set?.earlier[edition]?.[card] ?? set?.cards[card]

const changedIn = (edition: string, is: SetStanding, was: SetStanding): readonly string[] =>
  Object.keys(was.cards).filter(card => digestIn(edition, is, card) !== digestIn(edition, was, card))

const addedIn = (is: SetStanding, was: SetStanding | undefined): readonly string[] =>
  Object.keys(is.cards).filter(name => was?.cards[name] === undefined)

/** Cards that came since the last record. Each has raised the number of its set, so a release only has to record them. */
export const addedSince = (now: Standing, recorded: Standing): readonly string[] =>
  Object.entries(now.sets).flatMap(([set, is]) => addedIn(is, recorded.sets[set]))

function missingInRules(now: Standing, recorded: Standing, games: Games): readonly Missing[] {
  const [is, was] = [now.rules, recorded.rules]
  const others = Object.keys(is.courses).filter(seed => is.courses[seed] !== was.courses[seed])
  const byRules = everyEdition.map(edition => [edition, otherByRules(edition, now, recorded, games)] as const)
  const untold = byRules.filter(([edition, seeds]) => seeds.length > 0 && !isTold(edition, is, was))
  if (untold.length > 0 || is.number < was.number) {
    const seeds = untold.flatMap(([, own]) => own)
    const raised = Math.max(is.number, was.number + 1)
    const since = sinceText(
      untold.map(([edition]) => edition),
      raised,
    )
    const says = `Games go another way than the rules number ${was.number} stands for (${someOf(seeds)}): in packages/engine/src/record/rules.ts set the number to ${raised} and ${since}, then run ${write}.`
    return [{ is: 'number', says }]
  }
  if (others.length === 0 && is.number === was.number) return []
  return [{ is: 'record', says: `The courses of games are new: run ${write}.` }]
}

/**
 * The games of an edition that go another way, and not by cards that do something else as well. Where each game of the edition holds
 * such a card nobody can tell, so the rules count as changed too.
 */
function otherByRules(edition: string, now: Standing, recorded: Standing, games: Games): readonly string[] {
  const changed = new Set(
    Object.entries(recorded.sets).flatMap(([set, was]) => {
      const is = now.sets[set]
      return is === undefined ? Object.keys(was.cards) : changedIn(edition, is, was)
    }),
  )
  const known = Object.entries(games).filter(
    ([seed, game]) => game.edition === edition && recorded.rules.courses[seed] !== undefined,
  )
  const clear = known.filter(([, { cards }]) => !cards.some(card => changed.has(card)))
  return (clear.length > 0 ? clear : known)
    .map(([seed]) => seed)
    .filter(seed => now.rules.courses[seed] !== recorded.rules.courses[seed])
}
