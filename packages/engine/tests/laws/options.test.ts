import { checkGame } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Question, Reply } from '../../src/index.ts'
import { answer } from '../../src/index.ts'
import { randomGame, seeds } from './games.ts'

/** Every legal reply where they can be counted; otherwise those at the edges. */
function repliesTo(question: Question): Reply[] {
  const { number } = question
  switch (question.form) {
    case 'choose': {
      const { options, least, most } = question
      const all = options.map((_, index) => index)
      if (least <= 1 && most >= 1)
        return all
          .map(index => ({ question: number, choose: [index] }))
          .concat(least === 0 ? [{ question: number, choose: [] }] : [])
      return [least, most].flatMap(count => [
        { question: number, choose: all.slice(0, count) },
        { question: number, choose: all.slice(all.length - count).reverse() },
      ])
    }
    case 'number':
      return [question.least, question.most].map(chosen => ({ question: number, number: chosen }))
    case 'allocate': {
      const fill = (sources: typeof question.sources): number[] => {
        let left = question.total
        return sources.map(({ most }) => {
          const amount = Math.min(left, most)
          left -= amount
          return amount
        })
      }
      const fromTheEnd = fill([...question.sources].reverse()).reverse()
      return [fill(question.sources), fromTheEnd].map(amounts => ({ question: number, amounts }))
    }
  }
}

test.each(seeds(400, 5))('game %i: every option listed can be taken, and leads to a sound state', seed => {
  const asked = new Set<string>()
  randomGame(seed, ({ before }) => {
    for (const question of before.waiting) {
      asked.add(question.asks)
      for (const reply of repliesTo(question)) {
        const outcome = answer(before, question.for, reply)
        if (!outcome.ok) expect.fail(`${JSON.stringify(reply)} refused as ${outcome.why}`)
        checkGame(outcome.game)
      }
    }
  })
  expect([...asked]).toEqual(expect.arrayContaining(['mulligan', 'action', 'paidWindow']))
})
