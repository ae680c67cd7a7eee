// Says how many positions that any strong player answers alike each bot answers so: npm run positions -- --help
import { diceOf, gamesOf } from '@paydata/bots'
import { viewFor } from '@paydata/engine'
import { definitionsOf, gamesAhead, listNamed, names, playerNamed } from './arena/roster.ts'
import { readOptions, wholeNumber } from './options.ts'
import { positions } from './positions/index.ts'
import type { Position } from './positions/position.ts'
import { isRight, kinds, replyInWords } from './positions/position.ts'

const help = `npm run positions -- [--bots A,B] [--tries N] [--ahead N] [--missed]

Asks bots about positions that any strong player answers alike, and tells how many each answers so, by what they are about.

  --bots A,B   these of: ${names.join(', ')} (random,sensible,search)
  --tries N    each position is asked so often, with other chance, and all answers must be right (3)
  --ahead N    games that "search" plays on for each decision (${gamesAhead})
  --missed     say what was answered instead, and why it is wrong
  --help       this text`

const options = readOptions(help, {
  bots: { type: 'string', default: 'random,sensible,search' },
  tries: { type: 'string', default: '3' },
  ahead: { type: 'string', default: `${gamesAhead}` },
  missed: { type: 'boolean', default: false },
})
const tries = wholeNumber('tries', options.tries, 1)
const ahead = wholeNumber('ahead', options.ahead, 1)

/** The answers of a bot that are wrong. */
function wrongAnswers(bot: string, name: string, position: Position): readonly string[] {
  const { side } = position
  const game = position.game().json
  const player = playerNamed(bot, { effort: () => gamesOf(ahead), decks: listNamed('ready') })
  return Array.from({ length: tries }, (_, nth) => {
    const { reply } = player(game, side, diceOf(`${name} ${nth}`))
    return replyInWords(reply, viewFor(game, side), definitionsOf(game.definitions, game.edition))
  }).filter(words => !isRight(position, words))
}

const all = Object.entries(positions)
for (const bot of options.bots.split(',')) {
  const missed = all
    .map(([name, position]) => ({ name, position, wrong: wrongAnswers(bot, name, position) }))
    .filter(({ wrong }) => wrong.length > 0)
  console.log(`${bot}: ${all.length - missed.length} of ${all.length}`)
  for (const [kind, about] of Object.entries(kinds)) {
    const of = all.filter(([, position]) => position.kind === kind).length
    const not = missed.filter(({ position }) => position.kind === kind).length
    console.log(`  ${`${of - not} of ${of}`.padStart(8)}  ${about}`)
  }
  if (options.missed)
    for (const { name, position, wrong } of missed)
      console.log(`  ${name}: ${[...new Set(wrong)].join(' or ')}. ${position.why}`)
}
