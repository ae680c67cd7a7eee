import type { Mistake } from './arguments.ts'
import type { Stops } from './stops.ts'
import { stopsNames } from './stops.ts'

/** What somebody typed at a question. */
export type Command =
  | { readonly do: 'answer'; readonly numbers: readonly number[] }
  | { readonly do: 'none' }
  | { readonly do: 'pass' }
  | { readonly do: 'help' }
  | { readonly do: 'why' }
  | { readonly do: 'advice' }
  | { readonly do: 'card'; readonly name: string }
  | { readonly do: 'log' }
  | { readonly do: 'board' }
  | { readonly do: 'piles' }
  | { readonly do: 'stops'; readonly stops: Stops | null }
  | { readonly do: 'undo' }
  | { readonly do: 'concede' }
  | { readonly do: 'save'; readonly file: string | null }
  | { readonly do: 'quit' }

const wrong = (mistake: string): Mistake => ({ mistake })

/** Words that stand alone, with the short forms people try first. */
const plain: Readonly<Record<string, Command>> = {
  '?': { do: 'help' },
  h: { do: 'help' },
  help: { do: 'help' },
  none: { do: 'none' },
  p: { do: 'pass' },
  pass: { do: 'pass' },
  why: { do: 'why' },
  w: { do: 'why' },
  advice: { do: 'advice' },
  a: { do: 'advice' },
  log: { do: 'log' },
  l: { do: 'log' },
  board: { do: 'board' },
  b: { do: 'board' },
  piles: { do: 'piles' },
  undo: { do: 'undo' },
  u: { do: 'undo' },
  concede: { do: 'concede' },
  quit: { do: 'quit' },
  q: { do: 'quit' },
  exit: { do: 'quit' },
}

export function parseCommand(line: string): Command | Mistake {
  const text = line.trim()
  if (text === '') return wrong('Type the number of an option, or ? for help.')
  if (/^[\d\s,]+$/.test(text)) {
    const numbers = text.split(/[\s,]+/).filter(part => part !== '')
    if (numbers.some(part => part.length > 6)) return wrong(`"${text}" is too large a number.`)
    return { do: 'answer', numbers: numbers.map(Number) }
  }
  const [word = '', ...rest] = text.split(/\s+/)
  const argument = text.slice(word.length).trim()
  switch (word.toLowerCase()) {
    case 'card':
    case 'c':
      return argument === ''
        ? wrong('Which card? For example: card hedge fund')
        : { do: 'card', name: argument }
    case 'save':
      return { do: 'save', file: argument === '' ? null : argument }
    case 'stops': {
      if (argument === '') return { do: 'stops', stops: null }
      const stops = stopsNames.find(name => name === argument.toLowerCase())
      return stops === undefined
        ? wrong(`Stops are ${stopsNames.join(', ')}; there is no "${argument}".`)
        : { do: 'stops', stops }
    }
  }
  const command = plain[word.toLowerCase()]
  if (command === undefined)
    return wrong(`"${text}" is neither the number of an option nor a command. Type ? for help.`)
  return rest.length > 0 ? wrong(`Nothing may follow "${word}".`) : command
}

export const commandHelp: readonly (readonly [string, string])[] = [
  ['1', 'choose option 1; several at once: 1 3 4'],
  ['none', 'choose nothing, where that is allowed'],
  ['p', 'pass, continue or choose nothing: the answer that does least'],
  ['?', 'this help, and what you may not do now and why'],
  ['why', 'why you are asked: the step of the rules'],
  ['advice', 'what a bot that thinks ahead would do, and why'],
  ['card NAME', 'the full text of a card; a part of its name will do'],
  ['board', 'show the table again'],
  ['piles', 'every card you know of in Archives, the heap and other piles'],
  ['log', 'everything that has happened'],
  ['stops [WHEN]', 'in which windows you are asked: every, able or few'],
  ['undo', 'take back your last answer, if nobody learned anything by it'],
  ['save FILE', 'write the game to a file, now and after each answer'],
  ['concede', 'give up this game'],
  ['quit', 'leave'],
  ['h c b l w a u q', 'for short: help, card, board, log, why, advice, undo, quit'],
]
