import type { Toll } from '@paydata/bots'
import type { Definitions, Game, OptionView, QuestionView, Reply, View } from '@paydata/engine'
import { answerInPlace, cloneGame, viewFor } from '@paydata/engine'

/** What a run takes that is played: everything but what happens to others. */
export type Taken = Omit<Toll, 'harm' | 'cards'>

/** More positions than a random run has. */
const mostLooked = 20_000

/**
 * All that a run on HQ past its ice can take, found by giving every answer there is while the Corp does nothing but what it must.
 * Nothing if there are too many positions to look at.
 */
export function takenInPlay(before: Game, definitions: Definitions): readonly Taken[] | undefined {
  const game = cloneGame(before)
  const { question } = viewFor(game, 'runner')
  const run = question?.form === 'choose' ? question.options.findIndex(({ id }) => id === 'run:hq') : -1
  if (question === null || run < 0) return []
  answerInPlace(game, 'runner', { question: question.number, choose: [run] })
  const begin = viewFor(game, 'runner')
  const seen = new Set<string>()
  const found: Taken[] = []
  const open = [game]
  for (let looked = 0; looked < mostLooked; looked++) {
    const next = open.pop()
    if (next === undefined) return found.filter((each, nth) => !found.some(isBetterThan(each, nth)))
    const side = next.waiting[0]?.for ?? 'runner'
    const view = viewFor(next, 'runner')
    const asked = side === 'runner' ? view.question : viewFor(next, side).question
    for (const reply of asked === null
      ? []
      : side === 'corp'
        ? [leastOf(asked)]
        : repliesTo(asked, view, definitions)) {
      const after = cloneGame(next)
      if (!answerInPlace(after, side, reply).ok) throw new Error('An option is refused.')
      if (after.over !== null) continue
      const now = viewFor(after, 'runner')
      if (now.run === null) continue
      if (after.occurred.some(({ what }) => what === 'allIcePassed')) {
        found.push(takenBetween(begin, now))
        continue
      }
      const place = placeOf(after, now)
      if (seen.has(place)) continue
      seen.add(place)
      open.push(after)
    }
  }
  return undefined
}

const placeOf = (game: Game, { run, encounter, runner, rig, hosted, progress }: View): string =>
  JSON.stringify([
    game.waiting.map(({ number: _, ...asked }) => asked),
    run,
    encounter,
    [runner.credits, runner.fund, runner.clicks, runner.tags, runner.hand.count, runner.discard.count],
    [...rig, ...hosted].map(({ counters, face }) => [counters, face?.strength?.value]),
    progress.length,
  ])

/** A Corp that does nothing. */
function leastOf(question: QuestionView): Reply {
  const { number } = question
  switch (question.form) {
    case 'choose': {
      const harmless = question.options.findIndex(({ id }) => id === question.harmless)
      const choose = harmless >= 0 ? [harmless] : question.options.map((_, at) => at).slice(0, question.least)
      return { question: number, choose }
    }
    case 'number':
      return { question: number, number: question.least }
    case 'allocate':
      return { question: number, amounts: fromCards(question, ['card', 'fund', 'pool']) }
  }
}

function repliesTo(question: QuestionView, view: View, definitions: Definitions): readonly Reply[] {
  const { number } = question
  if (question.form !== 'choose') return [leastOf(question)]
  const { asks, options, least, most } = question
  const one = options.flatMap((option, at) => {
    if (option.does === 'jackOut') return []
    // Who is strong enough needs no more strength.
    const isEnough = asks === 'paidWindow' && isStrong(view, option.card) && isBoost(definitions, option)
    return isEnough ? [] : [{ question: number, choose: [at] }]
  })
  if (asks !== 'subroutines') return one
  return subsetsOf(
    options.map((_, at) => at),
    least,
    most,
  ).map(choose => ({ question: number, choose }))
}

const isBoost = (definitions: Definitions, { ability }: OptionView): boolean =>
  JSON.stringify(definitions.node(ability ?? '') ?? '').includes('"of":"self"')

const isStrong = ({ rig, encounter }: View, name: number | null): boolean => {
  const strength = rig.find(({ id }) => id === name)?.face?.strength?.value
  return strength !== undefined && strength >= (encounter?.ice.face?.strength?.value ?? 0)
}

function subsetsOf(all: readonly number[], least: number, most: number): readonly number[][] {
  const sets: number[][] = [[]]
  for (const each of all) sets.push(...sets.map(set => [...set, each]))
  return sets.filter(({ length }) => length >= least && length <= most)
}

type Allocation = Extract<QuestionView, { form: 'allocate' }>

function fromCards({ sources, total }: Allocation, order: readonly Allocation['sources'][number]['from'][]) {
  let left = total
  const amounts = sources.map(() => 0)
  for (const from of order)
    sources.forEach((source, at) => {
      if (source.from !== from) return
      amounts[at] = Math.min(source.most, left)
      left -= amounts[at] ?? 0
    })
  return amounts
}

/** Credits on cards, and all other counters. */
function countersOf({ rig, hosted }: View) {
  let [credits, others] = [0, 0]
  for (const { counters } of [...rig, ...hosted])
    for (const [kind, count] of Object.entries(counters))
      if (kind === 'credit') credits += count
      else others += count
  return { credits, others }
}

function takenBetween(before: View, after: View): Taken {
  const [had, has] = [countersOf(before), countersOf(after)]
  return {
    credits: before.runner.credits - after.runner.credits,
    otherCredits: before.runner.fund + had.credits - after.runner.fund - has.credits,
    clicks: before.runner.clicks - after.runner.clicks,
    damage: before.runner.hand.count - after.runner.hand.count,
    tags: after.runner.tags - before.runner.tags,
    counters: had.others - has.others,
  }
}

/** Whether another way is at least as good in everything; of two that are alike, the first counts. */
export const isBetterThan =
  (one: Taken, nth: number) =>
  (other: Taken, at: number): boolean =>
    at !== nth &&
    partsOf(other).every((part, place) => part <= (partsOf(one)[place] ?? 0)) &&
    (at < nth || String(partsOf(one)) !== String(partsOf(other)))

/** What is less is better: credits of cards are worth less than others, but more than none. */
const partsOf = ({ credits, otherCredits, clicks, damage, tags, counters }: Taken): readonly number[] => [
  credits,
  credits + otherCredits,
  clicks,
  damage,
  tags,
  counters,
]
