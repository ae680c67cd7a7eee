import { defineCards } from '@paydata/engine'
import * as say from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { ice, made, upgrade } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { cardText } from '../src/tree/index.ts'
import { inEach } from '../testing/expected.ts'

const atHere = say.from('installed', say.type('ice'), say.protecting(['here']))
const onMeeting = say.when(
  say.encountered('self'),
  say.mayPay([say.trashThis], { then: [say.damage('net', 1)] }),
)
const grid = made(upgrade('Grid'), say.always(say.gains(atHere, onMeeting)))
const definitions = defineCards('given-abilities', [
  grid,
  made(ice('Wall', 'barrier'), say.subroutine(say.endRun())),
])

test('CR 9.1.3b: an ability given to another card says “this ice” where it is given', async () => {
  const texts = await Promise.all(tags.map(async tag => cardText(grid, await wordsOf(tag)).join(' ')))
  expect(texts).toEqual(
    inEach(
      'All ice protecting this server gains “When the Runner encounters this ice, you may trash it to do 1 net damage.”',
    ),
  )
})

test('CR 9.1.3b: it asks for that card, and the log tells of that card', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall')], hqRoot: [rezzed('Grid')] })
    .encountering('Wall')
  expect(game.corp.question?.words).toBe('Wall: “You may trash this ice to do 1 net damage.” Trash this ice?')
  game.corp.agrees()
  expect(game.corp).toMatchObject({ archives: ['Wall'] })
  expect(game.state.log.filter(({ card }) => card === 'Grid')).toEqual([])
  expect(game.state.log.filter(({ card }) => card === 'Wall').map(({ what }) => what)).toEqual([
    'iceApproached',
    'iceEncountered',
    'abilityTriggered',
    'abilityUsed',
    'trashed',
    'uninstalled',
  ])
})
