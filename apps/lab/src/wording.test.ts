import type { Game, View, Viewer } from '@paydata/engine'
import { answer, momentOf, newGame, refusedFor, updateFor, viewFor } from '@paydata/engine'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import type { Language } from '@paydata/words'
import { labelOf, logSentences, progressLine, promptOf, reasonText } from '@paydata/words'
import { tags, wordsOf } from '@paydata/words/languages'
import { expectedOf, wrongWordingIn } from '@paydata/words/testing'
import { expect, test } from 'vitest'
import { setupFor } from './pool.ts'

const viewers = ['corp', 'runner', 'spectator'] as const
const kinds = ['mixed', 'starter', 'rare']

/** Everything that a viewer reads after an answer. */
function readerOf(game: Game, viewer: Viewer, before: View): (language: Language) => string[] {
  const { view, occurrences } = updateFor(momentOf(game), viewer, { view: before })
  const { question, definitions } = view
  const refused = refusedFor(game, viewer)
  const options = question !== null && 'options' in question ? question.options : []
  return language => [
    ...logSentences(occurrences, { viewer, definitions }, language).map(({ text }) => text),
    ...(question === null ? [] : Object.values(promptOf(question, view, language))),
    ...options.map(option => labelOf(option, view, language)),
    ...view.progress.map(step => progressLine(step, view, language)),
    ...refused.map(each => reasonText(each, definitions, language)),
  ]
}

test('nobody reads a wrong word in a game with real cards, in any language', async () => {
  const read = new Map(tags.map(tag => [tag, new Set<string>()]))
  const languages = await Promise.all(tags.map(async tag => [tag, await wordsOf(tag)] as const))
  for (let nth = 0; nth < 9; nth++) {
    const seed = `wording ${nth}`
    const dice = diceOf(seed)
    let game = newGame(setupFor(kinds[nth % kinds.length] ?? 'mixed', nth, seed, dice))
    for (let answers = 0; game.over === null && answers < 400; answers++) {
      const question = game.waiting[dice(game.waiting.length)]
      if (question === undefined) throw new Error(`nobody is asked in ${seed}`)
      const outcome = answer(game, question.for, randomReply(question, dice, lively))
      if (!outcome.ok) throw new Error(`${seed} was refused: ${outcome.why}`)
      const before = game
      game = outcome.game
      for (const viewer of viewers) {
        const readIn = readerOf(game, viewer, viewFor(before, viewer))
        for (const [tag, language] of languages) for (const text of readIn(language)) read.get(tag)?.add(text)
      }
    }
  }
  for (const [tag, texts] of read) {
    expect([tag, texts.size > 1000]).toEqual([tag, true])
    const expected = await expectedOf(tag)
    expect([...texts].flatMap(text => wrongWordingIn(text, expected) ?? [])).toEqual([])
  }
})
