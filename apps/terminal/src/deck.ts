// Shows and judges a deck: npm run deck -- --help
import { deckCommand } from './decks/command.ts'
import { columnsOf } from './terminal.ts'

process.exitCode = deckCommand(process.argv.slice(2), {
  width: columnsOf(process.stdout),
  print: text => void process.stdout.write(text),
  complain: text => void process.stderr.write(text),
})
