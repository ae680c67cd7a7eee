import { isWhollyRead } from '@paydata/bots'
import type { Definition, Definitions, Game } from '@paydata/engine'
import type { Dice } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'

/** What a random position before a run is made of. */
export interface Course {
  readonly game: Game
  /** To paste into a report. */
  readonly says: string
}

const mostIce = 2
const mostBreakers = 3

const typed =
  (type: string, word: RegExp) =>
  ({ printed, abilities }: Definition): boolean =>
    printed.type === type && word.test(JSON.stringify(abilities))

const isIce = typed('ice', /"form":"subroutine"/)
const isBreaker = typed('program', /"do":"breakSubroutines"/)
/** They pay for icebreakers, or make ice weaker. */
const isHelper = ({ printed: { type }, abilities }: Definition): boolean =>
  (type === 'hardware' && /"to":\["use","nested"\]/.test(JSON.stringify(abilities))) ||
  (type === 'program' && /"on":"encountered"/.test(JSON.stringify(abilities)))

const titleOf = ({ printed }: Definition): string => printed.title

const memory = 4

/** As many of them as a Runner has the memory for (CR 3.9.3). */
function withinMemory(cards: readonly Definition[]): readonly Definition[] {
  let left = memory
  return cards.filter(({ printed }) => {
    const takes = printed.memory ?? 0
    if (takes > left) return false
    left -= takes
    return true
  })
}

/** A server with rezzed ice, and a rig with something against it. */
export function randomCourse(definitions: Definitions, dice: Dice): Course {
  const all = [...definitions.cards.values()].filter(isWhollyRead)
  const some = (isWanted: (card: Definition) => boolean, count: number): Definition[] => {
    const among = all.filter(isWanted)
    return Array.from({ length: count }, () => among[dice(among.length)]).filter(each => each !== undefined)
  }
  const ice = some(isIce, 1 + dice(mostIce)).map(titleOf)
  const programs = withinMemory([...some(isBreaker, 1 + dice(mostBreakers)), ...some(isHelper, dice(2))])
  const [breakers, helpers] = [
    programs.filter(isBreaker).map(titleOf),
    programs.filter(isHelper).map(titleOf),
  ]
  const [credits, clicks, hand, badPublicity, counters] = [dice(9), 1 + dice(4), dice(4), dice(3), dice(3)]
  const rig = [
    ...breakers,
    ...helpers.map(title => card(title, { counters: { virus: counters, credit: counters } })),
  ]
  const game = scenario({ definitions })
    .corp({ badPublicity, hqIce: ice.map(title => rezzed(title)) })
    .runner({ credits, clicks, rig, hand: Array.from({ length: hand }, () => 'Sure Gamble') })
    .runnerTurn()
  return {
    game: game.json,
    says: `${ice.join(', ')} against ${[...breakers, ...helpers].join(', ')} (${counters} counters), ${credits} credits, ${clicks} clicks, ${hand} cards, ${badPublicity} bad publicity`,
  }
}
