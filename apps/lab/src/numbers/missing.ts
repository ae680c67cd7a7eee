import type { Standing } from './record.ts'

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
  if (is === undefined || was === undefined || is.number > was.number)
    return [{ is: 'record', says: `The number of the set ${set} is new: run ${write}.` }]
  const names = Object.keys({ ...was.cards, ...is.cards }).filter(name => was.cards[name] !== is.cards[name])
  if (names.length === 0 && is.number === was.number) return []
  const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
  const says = `The set ${set} is not what its number ${is.number} stands for (${names.slice(0, 3).join(', ')}${more}): raise it to ${was.number + 1} in packages/cards/src/versions.ts, then run ${write}.`
  return [{ is: 'number', says }]
}

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
