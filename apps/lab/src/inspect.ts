// Prints the position of a saved game as a tree: npm run inspect -- --help
import { positionOf } from './inspect/position.ts'
import { gameIn } from './inspect/reading.ts'
import { linesOf } from './inspect/tree.ts'
import { readOptionsOfFile, wholeNumber } from './options.ts'

const help = `npm run inspect -- FILE [--step N]

  FILE      a saved game as saveGame or packGame of the engine writes it, or a replay: a file of npm run play -- --save,
            one that the page kept, or what a server answers when it is asked for a replay; - for standard input
  --step N  the position of a replay after so many answers (all of them)
  --help    this text

Prints what is asked of whom, what is in progress from the outermost frame to the innermost, what lasts and for how long,
and where each card is. #12 is a card by its number, the same in all zones. Everything is shown, hidden cards too.`

const { values, file } = readOptionsOfFile(help, { step: { type: 'string' } })
const step = values.step === undefined ? null : wholeNumber('step', values.step, 0)

const found = gameIn(file, step)
if ('mistake' in found) {
  console.error(found.mistake)
  process.exitCode = 1
} else console.log(linesOf(positionOf(found)).join('\n'))
