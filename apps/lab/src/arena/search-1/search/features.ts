import type { Definition, Definitions, Game } from '@paydata/engine'
import { breaksOf } from '../reading/breaking.ts'
import { incomeOf } from '../reading/meaning.ts'
import { clickIncomeOf } from '../reading/traits.ts'
import { kinds } from '../reasons/facts.ts'
import { isBroken } from '../sensible/running.ts'

/** What is worth counting in a game, for either side. */
export const features = [
  'one',
  'corpTurn',
  'corpScore',
  'corpScoreSquared',
  'runnerScore',
  'runnerScoreSquared',
  'corpCredits',
  'runnerCredits',
  'corpHand',
  'runnerHand',
  'pointsInHq',
  'pointsInArchives',
  'iceOnHq',
  'openHq',
  'iceOnRnd',
  'iceOnRemotes',
  'strengthRezzed',
  'pointsInRemotes',
  'pointsBehindIce',
  'advancements',
  'advancementsBehindIce',
  'corpIncome',
  'kindsBroken',
  'rigCost',
  'runnerIncome',
  'tags',
  'badPublicity',
] as const
export type Feature = (typeof features)[number]

type Read = ReturnType<typeof readCard>

/** Facts that never change about a card. */
function readCard(definition: Definition) {
  const { printed } = definition
  return {
    type: printed.type,
    points: printed.points ?? 0,
    strength: typeof printed.strength === 'number' ? printed.strength : 2,
    cost: typeof printed.cost === 'number' ? printed.cost : 2,
    income: incomeOf(definition) + clickIncomeOf(definition),
    breaks: breaksOf(definition),
  }
}

const read = new WeakMap<Definition, Read>()

function reading(definitions: Definitions, title: string | undefined): Read {
  const definition = definitions.cards.get(title ?? '')
  if (definition === undefined) throw new Error(`A bot met a card that is not defined: ${title}`)
  const known = read.get(definition) ?? readCard(definition)
  read.set(definition, known)
  return known
}

/** How many pieces of ice on one server still count. */
const enoughIce = 3

export function countsOf(game: Game, definitions: Definitions): Record<Feature, number> {
  const { corp, runner, zones, servers } = game
  const card = (n: number): Read => reading(definitions, game.titles[n])
  const points = (list: readonly number[]): number => list.reduce((sum, n) => sum + card(n).points, 0)
  const scored = (list: readonly number[]): number =>
    list.reduce((sum, n) => {
      const conversion = game.cards[n]?.conversion
      return sum + (conversion?.into === 'agenda' ? conversion.points : card(n).points)
    }, 0)
  const counts: Record<Feature, number> = {
    one: 1,
    corpTurn: game.active === 'corp' ? 1 : 0,
    corpScore: scored(zones.corpScore),
    corpScoreSquared: 0,
    runnerScore: scored(zones.runnerScore),
    runnerScoreSquared: 0,
    corpCredits: Math.sqrt(corp.credits),
    runnerCredits: Math.sqrt(runner.credits),
    corpHand: zones.hq.length,
    runnerHand: zones.grip.length,
    pointsInHq: points(zones.hq),
    pointsInArchives: points(zones.archives),
    iceOnHq: 0,
    openHq: 0,
    iceOnRnd: 0,
    iceOnRemotes: 0,
    strengthRezzed: 0,
    pointsInRemotes: 0,
    pointsBehindIce: 0,
    advancements: 0,
    advancementsBehindIce: 0,
    corpIncome: 0,
    kindsBroken: 0,
    rigCost: 0,
    runnerIncome: 0,
    tags: Math.min(3, runner.tags),
    badPublicity: corp.badPublicity,
  }
  counts.corpScoreSquared = counts.corpScore ** 2
  counts.runnerScoreSquared = counts.runnerScore ** 2
  for (const { id, ice, root } of servers) {
    const count = Math.min(enoughIce, ice.filter(each => each.ice !== null).length)
    if (id === 'hq') {
      counts.iceOnHq += count
      counts.openHq = count === 0 && zones.hq.length > 0 ? 1 : 0
    }
    if (id === 'rnd') counts.iceOnRnd += count
    else if (id !== 'hq' && id !== 'archives') counts.iceOnRemotes += count
    for (const { ice: n } of ice)
      if (n !== null && game.cards[n]?.faceup === true) counts.strengthRezzed += card(n).strength
    for (const n of root) {
      const { type, points: worth, income } = card(n)
      const state = game.cards[n]
      if (type === 'agenda') {
        const advanced = state?.counters.advancement ?? 0
        counts.pointsInRemotes += worth
        counts.advancements += advanced
        if (count > 0) {
          counts.pointsBehindIce += worth
          counts.advancementsBehindIce += advanced
        }
      } else if (state?.faceup === true) counts.corpIncome += income
    }
  }
  const rig = zones.rig.map(card)
  counts.kindsBroken = kinds.filter(kind =>
    isBroken(
      kind,
      rig.map(({ breaks }) => breaks),
    ),
  ).length
  for (const { cost, income } of rig) {
    counts.rigCost += cost
    counts.runnerIncome += income
  }
  return counts
}
