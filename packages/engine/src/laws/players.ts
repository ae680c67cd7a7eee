import { runOf } from '../queries/facts/look.ts'
import { sides } from '../state/names.ts'
import type { Law } from './say.ts'
import { isCount } from './say.ts'

/** Nobody has less than nothing (CR 1.10.1, 1.11.1). */
export const players: Law = (game, say) => {
  const { corp, runner, random } = game
  const counts = {
    'credits of the Corp': corp.credits,
    'clicks of the Corp': corp.clicks,
    'bad publicity': corp.badPublicity,
    'credits of the Runner': runner.credits,
    'clicks of the Runner': runner.clicks,
    tags: runner.tags,
    'core damage': runner.coreDamage,
    'the bad publicity fund': runner.fund,
    'random numbers drawn': random.drawn,
    turn: game.turn,
  }
  for (const [what, count] of Object.entries(counts)) if (!isCount(count)) say(`${what}: ${count}`)
  // CR 10.6.2: the fund exists in runs only.
  if (runner.fund > 0 && runOf(game) === undefined) say('there is a bad publicity fund without a run')
  for (const side of sides) {
    if (game.cards[game[side].identity]?.zone !== 'identity') say(`the identity of the ${side} is elsewhere`)
  }
}
