import type { Definition } from '@paydata/engine'
import { cardText } from '@paydata/words/english'
import { says, wordsOf } from '../effects/report.ts'
import type { Tried } from './walking.ts'

/** What a card says, what each part of it has done, and what nobody has seen. */
export function triedText(version: string, card: Definition, tried: Tried): string {
  const { shown, missing, wrong, answers } = tried
  const never = missing.map(
    ({ path, need }) => `  ${says[need].padEnd(26)}  ${wordsOf(version, card, path)}  [${path}]`,
  )
  const did = shown.map(
    ({ wanted: { path, need }, changed }) =>
      `  ${need.padEnd(8)}  ${wordsOf(version, card, path)}  [${path}]\n            ${changed.join(' · ')}`,
  )
  return [
    `${card.printed.title}\n${cardText(card)
      .map(line => `  ${line}`)
      .join('\n')}`,
    ...(did.length > 0
      ? [`What was seen, and what happened with the answer that showed it:\n${did.join('\n')}`]
      : []),
    ...(never.length > 0 ? [`What nobody has seen:\n${never.join('\n')}`] : []),
    ...(wrong.length > 0 ? [`Wrong:\n${wrong.map(each => `  ${each}`).join('\n')}`] : []),
    `${shown.length} of ${shown.length + missing.length} parts seen in ${answers} answers`,
  ].join('\n\n')
}
