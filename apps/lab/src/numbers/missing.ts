import type { SetStanding, Standing } from './record.ts'

/** A number that has to be raised, or the record that has to be written because one was; each in one sentence. */
export interface Missing {
  readonly is: 'number' | 'record'
  readonly says: string
}

const write = 'npm run numbers -- --write'

/** What is missing for these sources to be a release that games can outlive. */
export function missingIn(now: Standing, recorded: Standing): readonly Missing[] {
  const sets = Object.keys(now.sets).flatMap(set => missingInSet(set, now, recorded))
  return [...sets, ...missingInRules(now.rules, recorded.rules, sets)]
}

function missingInSet(set: string, now: Standing, recorded: Standing): readonly Missing[] {
  const [is, was] = [now.sets[set], recorded.sets[set]]
  // No stored game holds a card of a set that no release has had.
  if (is === undefined || was === undefined) return []
  const changed = Object.keys(was.cards).filter(name => was.cards[name] !== is.cards[name])
  const raised = is.number - was.number - addedIn(is, was).length
  if (raised > 0) return [{ is: 'record', says: `The number of the set ${set} is new: run ${write}.` }]
  if (changed.length === 0 && raised === 0) return []
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : ''
  const says = `The set ${set} is not what its number stands for (${changed.slice(0, 3).join(', ')}${more}): raise "number" by one in packages/cards/data/sets/${set}.json, then run ${write}.`
  return [{ is: 'number', says }]
}

const addedIn = (is: SetStanding, was: SetStanding | undefined): readonly string[] =>
  Object.keys(is.cards).filter(name => was?.cards[name] === undefined)

/** Cards that came since the last record. Each has raised the number of its set, so a release only has to record them. */
export const addedSince = (now: Standing, recorded: Standing): readonly string[] =>
  Object.entries(now.sets).flatMap(([set, is]) => addedIn(is, recorded.sets[set]))

function missingInRules(
  now: Standing['rules'],
  recorded: Standing['rules'],
  sets: readonly Missing[],
): readonly Missing[] {
  if (now.number > recorded.number)
    return [{ is: 'record', says: `The number of the rules is new: run ${write}.` }]
  // Games go another way by cards that do something else as well.
  if ((now.course === recorded.course || sets.length > 0) && now.number === recorded.number) return []
  const says = `Games go another way than the rules number ${now.number} stands for: raise rulesNumber to ${recorded.number + 1} in packages/engine/src/record/rules.ts, then run ${write}.`
  return [{ is: 'number', says }]
}
