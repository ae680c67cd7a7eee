import type { ScenarioGame } from '@paydata/scenario'
import { examples, fillers, rezzed } from '@paydata/scenario'
import { event, ice, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  bound,
  cannot,
  draw,
  from,
  gainCredits,
  giveTags,
  interruptFor,
  isRezzed,
  lasting,
  on,
  paid,
  play,
  prevent,
  removeTags,
  subroutine,
  times,
  together,
  trash,
  trashThis,
  untilTurnEnds,
  upToCards,
  when,
} from '../../src/vocabulary.ts'
import { costing, identity } from './printed.ts'

const { example, scenario } = examples(test)

const definitions = defineCards('examples-1-2', [
  made(ice('Lockdown'), subroutine(lasting(untilTurnEnds, [cannot('draw', { who: 'runner' })]))),
  made(event('Fuel'), play(draw(3))),
  made(event('Automation'), play(together(gainCredits(2), draw(1)))),
  made(
    costing(1, operation('Clearance')),
    play(
      trash(upToCards(9, from('installed', isRezzed), 'sold'), 'you', { as: 'gone' }),
      gainCredits(times(3, bound('gone'))),
    ),
  ),
  made(identity('Ghost', 'runner'), when(on({ what: ['trashed'], kind: 'cost', by: 'you' }), draw(1))),
  made(
    resource('Papers'),
    interruptFor([trashThis], [prevent(1, { effect: 'tags' })]),
    paid([trashThis], [removeTags(1)]),
  ),
  made(operation('Tagging'), play(giveTags(1))),
])
const table = () => scenario({ definitions })

const offers = (game: ScenarioGame, side: 'corp' | 'runner', title: string): boolean =>
  game[side].question?.options.some(option => option.card === title) === true

const lockedDown = () => {
  const game = table()
    .corp({ hqIce: [rezzed('Lockdown')] })
    .runner({ hand: ['Fuel', 'Automation'], credits: 0 })
    .encountering('Lockdown')
  game.passUntil('nextAction')
  return game
}

example(
  ['cr-1.4/1.2.2b/1', 'cr-1.6/1.2.2b/1'],
  'an event all of which is forbidden cannot be played, one of which a part is forbidden can',
  {
    older() {
      const game = lockedDown()
      expect(offers(game, 'runner', 'Fuel')).toBe(false)
      game.runner.plays('Automation')
      expect(game.runner).toMatchObject({ credits: 2, hand: ['Fuel'] })
    },
    today() {
      const game = lockedDown()
      expect(offers(game, 'runner', 'Fuel')).toBe(true)
      game.runner.plays('Automation')
      expect(game.runner).toMatchObject({ credits: 2, hand: ['Fuel'] })
      game.passUntil('nextAction')
      game.runner.plays('Fuel')
      expect(game.runner).toMatchObject({ hand: [], clicks: 1 })
    },
  },
)

const selling = (hqIce: readonly Parameters<typeof rezzed>[0][], isUp: boolean) =>
  table()
    .corp({ hqIce: hqIce.map(title => (isUp ? rezzed(title) : title)), hand: ['Clearance'], credits: 1 })
    .corpTurn()

example(
  ['cr-1.4/1.2.5/1', 'cr-1.6/1.2.5/1'],
  'an operation that trashes rezzed cards cannot be played where there are none',
  {
    older() {
      expect(offers(selling(['Lockdown'], false), 'corp', 'Clearance')).toBe(false)
    },
    today() {
      const game = selling(['Lockdown'], false)
      game.corp.plays('Clearance')
      expect(game.corp).toMatchObject({ credits: 0, clicks: 2, archives: ['Clearance'] })
    },
  },
)

example(
  ['cr-1.4/1.2.5/2', 'cr-1.6/1.2.5/2'],
  'with one rezzed card it can be played, and then trash none',
  () => {
    const game = selling(['Lockdown'], true)
    game.corp.plays('Clearance')
    expect(game.corp).toMatchObject({ credits: 0, clicks: 2 })
    game.corp.chooses()
    expect(game.corp).toMatchObject({
      credits: 0,
      archives: ['Clearance'],
      servers: { hq: { ice: ['Lockdown'] } },
    })
  },
)

example(
  ['cr-1.4/1.2.5/3', 'cr-1.6/1.2.5/3'],
  'what avoids or removes a tag cannot be trashed for it where there is no tag',
  by => {
    const holding = (tags: number) =>
      table()
        .runner({ identity: 'Ghost', rig: ['Papers'], tags, hand: [], deck: fillers('runner', 5) })
        .runnerTurn('window')
    const tagged = holding(1)
    tagged.runner.uses('Papers')
    expect(tagged.runner).toMatchObject({ tags: 0, heap: ['Papers'] })
    expect(tagged.runner.hand).toHaveLength(1)

    const untagged = holding(0)
    expect(offers(untagged, 'runner', 'Papers')).toBe(by === '26.03')

    const about = table()
      .corp({ hand: ['Tagging'] })
      .runner({ identity: 'Ghost', rig: ['Papers'], hand: [], deck: fillers('runner', 5) })
      .corpTurn()
    about.corp.plays('Tagging')
    expect(about.runner.question?.kind).toBe('interrupt')
    about.runner.uses('Papers')
    expect(about.runner).toMatchObject({ tags: 0, heap: ['Papers'] })
    expect(about.runner.hand).toHaveLength(1)
  },
)
