import type { Ending } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { rulesOptions } from './rules.ts'
import { many } from './screen/layout.ts'
import type { Session } from './session.ts'
import { answersOf, gameOf } from './session.ts'

const endings: Readonly<Record<Ending['how'], string>> = {
  points: 'with enough agenda points',
  flatline: 'as the Runner is flatlined',
  emptyDeck: 'as the Corp had to draw from an empty R&D',
  concession: 'as the other side conceded',
  draw: 'as both would have won at once',
  agreement: 'as both agreed',
}

/** The result, how it came about, and how to play it again. */
export function overLines(session: Session): string[] {
  const game = gameOf(session)
  if (game.over === null) return []
  const { winner, how } = game.over
  const result =
    winner === null
      ? `The game is a draw, ${endings[how]}.`
      : `The ${winner === 'corp' ? 'Corp' : 'Runner'} wins, ${endings[how]}.`
  const { corp, runner } = viewFor(game, 'spectator')
  return [
    session.paint('bold', result),
    `Agenda points: Corp ${corp.score}, Runner ${runner.score}. Length: ${many(game.turn, 'turn')}, ${many(answersOf(session.match), 'answer')}.`,
    ...againLines(session),
  ]
}

function againLines({ match, bots, level, deckWords, file, isKept }: Session): string[] {
  const who = bots.length === 2 ? ' --watch' : bots.map(bot => ` --bot ${bot}`).join('')
  const how = bots.length > 0 && level !== 'sensible' ? ` --level ${level}` : ''
  const same = `npm run play --${who}${how} --seed ${quoted(match.setup.seed)} --corp ${quoted(deckWords.corp)} --runner ${quoted(deckWords.runner)}${rulesOptions(match.setup)}`
  return [
    `Seed: ${match.setup.seed}. ${bots.length === 2 ? 'The same game again' : 'The same cards in the same order'}:`,
    `  ${same}`,
    ...(file === null || !isKept
      ? []
      : [
          `All its answers are in ${file}; --resume ${quoted(file)} shows how it ended${bots.length > 0 ? ', and with --explain why the bots did what they did' : ''}.`,
        ]),
  ]
}

const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

/** How a player can go on with a game that has not ended. */
export function partingLines({ file, isKept }: Session, why: string): string[] {
  if (file === null) return [why, 'The game was not saved; start with --save FILE to keep it.']
  return !isKept
    ? [why, `The game could not be saved to ${file}.`]
    : [why, `The game is in ${file}. Go on with it:`, `  npm run play -- --resume ${quoted(file)}`]
}
