import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { textOf } from '../../testing/texts.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Manegarm Skunkworks: 2 clicks or 5 credits, or the run ends when its server is approached', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Manegarm Skunkworks')] })
    .runner({ credits: 5, clicks: 2 })
    .running('HQ')
  game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
  const saved = game.save()
  game.runner.answers('mayPay', 'pay')
  game.runner.answers('payment', 'pay~2')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 2 })
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'success', successful: true })
  game.restore(saved)
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
})

test('Manegarm Skunkworks: a Runner with neither is not asked', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Manegarm Skunkworks')] })
    .runner({ credits: 4, clicks: 1 })
    .running('HQ')
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 4, clicks: 1 })
  expect(game.state.log.some(each => each.what === 'runUnsuccessful')).toBe(true)
})

test('Manegarm Skunkworks does nothing when another server is approached', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Manegarm Skunkworks')] })
    .runner({ credits: 5, clicks: 2 })
    .running('Archives')
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ credits: 5, clicks: 2 })
  expect(game.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
})

test('the text of Manegarm Skunkworks', async () => {
  expect(await textOf('manegarm_skunkworks')).toMatchInlineSnapshot(`
    "en
      Whenever the Runner approaches this server, end the run unless they either spend [click][click] or pay 5[credit].
    de
      Immer wenn der Runner sich diesem Server nähert, beende den Run, es sei denn, er gibt [click][click] aus oder bezahlt 5[credit]."
  `)
})
