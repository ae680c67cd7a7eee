import { waysTo } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { card, rezzed, scenario } from '@paydata/scenario'
import { clock } from './clock.ts'

const definitions = defineAllCards()
const ice = ['Viktor 1.0', 'Enigma', 'Neural Katana', 'Ichi 1.0', 'Wall of Static', 'Tollbooth', 'Viktor 1.0']

const game = scenario({ definitions })
  .corp({ hqIce: ice.map(title => rezzed(title)) })
  .runner({
    credits: 40,
    clicks: 4,
    rig: ['Corroder', 'Gordian Blade', 'Ninja', card('Datasucker', { counters: { virus: 4 } })],
    hand: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble'],
  })
  .runnerTurn()
const view = viewFor(game.json, 'runner')

/** How long it takes to find the ways through seven pieces of ice that differ, in milliseconds. */
export function waysThroughSevenIce(): number {
  const began = clock()
  if (waysTo(view, 'hq', definitions).length === 0) throw new Error('There is no way through the ice.')
  return clock() - began
}
