import type { Game } from '@paydata/engine/inside/state/game'
import type { Question } from '@paydata/engine/inside/state/questions'
import { citation } from '@paydata/words'
import { askedOf } from './asking.ts'

/** A question with its options, for the message of an error. */
export function describeQuestion(game: Game, question: Question): string {
  const asked = askedOf(game, question)
  const who = asked.side === 'corp' ? 'the Corp' : 'the Runner'
  const source = asked.card === undefined ? '' : ` by ${asked.card}`
  const head = `  ${who} is asked "${asked.names.join('" or "')}"${source} at ${asked.step} (${citation(asked.rule)})`
  if (question.form === 'number') return `${head}: a number from ${asked.min} to ${asked.max}`
  if (asked.sources !== undefined) {
    const from = asked.sources.map(source => `${source.card ?? source.from} (at most ${source.most})`)
    return `${head}: ${asked.total} credits from ${from.join(', ')}`
  }
  const count = asked.min === asked.max ? `${asked.min}` : `${asked.min} to ${asked.max}`
  const options = asked.options.map(
    ({ label, copy, id }) => `    ${label}${copy === undefined ? '' : ` (${copy})`}   [${id}]`,
  )
  return `${head}: choose ${count} of\n${options.join('\n')}`
}
