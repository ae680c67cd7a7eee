import type { QuestionView, Side, View } from '@paydata/engine'
import { refusedFor, viewFor } from '@paydata/engine'
import { adviceLines } from './advice.ts'
import { cardLines, helpLines, logLines, pileLines, stopsLines, whyLines } from './asides.ts'
import type { Command } from './commands.ts'
import { parseCommand } from './commands.ts'
import { leastAnswer, replyOf } from './replies.ts'
import { firstSave, saveOf, writeSave } from './saves.ts'
import { sideColour } from './screen/cards.ts'
import { questionLines } from './screen/question.ts'
import type { Session } from './session.ts'
import { answersOf, gameOf, seedFor, submitReply, undo } from './session.ts'
import { curtain, hasSecrets, print, printSentences, show } from './showing.ts'

/** `again`: the next question. `quit`: the player left. `ended`: there is no more input. */
export type Turnout = 'again' | 'quit' | 'ended'

/** Asks a person until something has been answered. */
export async function decide(session: Session, side: Side): Promise<Turnout> {
  const view = viewFor(gameOf(session), side)
  const { question } = view
  if (question === null) return 'again'
  const first = await changePlaces(session, view, side)
  if (first === null) return 'ended'
  show(session, view, question, side)
  let line = first === '' ? await prompt(session, side) : first
  while (line !== null) {
    const turnout = await obey(session, side, view, question, line)
    if (turnout !== 'ask') return turnout
    line = await prompt(session, side)
  }
  return 'ended'
}

const prompt = (session: Session, side: Side): Promise<string | null> =>
  session.terminal.ask(session.paint(sideColour(side), `${side}> `))

/**
 * Lets the other player sit down before anything of theirs is shown. What is typed meanwhile is no answer to a
 * question nobody has seen; a script is taken to mean it.
 */
async function changePlaces(session: Session, view: View, side: Side): Promise<string | null> {
  const { terminal, present, handover } = session
  const isFirst = present === null && answersOf(session.match) === 0
  session.present = side
  if (!handover || session.bots.length > 0 || present === side || isFirst || !hasSecrets(view)) return ''
  curtain(session, side)
  const line = await terminal.ask('')
  return line === null || !terminal.interactive ? line : ''
}

async function obey(
  session: Session,
  side: Side,
  view: View,
  question: QuestionView,
  line: string,
): Promise<Turnout | 'ask'> {
  const command = parseCommand(line)
  if ('mistake' in command) {
    printSentences(session, [command.mistake])
    return 'ask'
  }
  const say = (lines: readonly string[]): 'ask' => {
    printSentences(session, lines)
    return 'ask'
  }
  const width = session.terminal.width()
  /** Shows the question again at the end, so that nobody has to look for it above many lines. */
  const sayAside = (lines: readonly string[]): 'ask' => {
    printSentences(session, lines)
    print(session, questionLines(view, question, width, session.paint, session.terminal.columns))
    return 'ask'
  }
  switch (command.do) {
    case 'answer':
      return reply(session, side, question, command.numbers)
    case 'none':
      return reply(session, side, question, [])
    case 'pass': {
      const least = leastAnswer(question)
      return least === null
        ? say([
            `There is no passing here. ${question.form === 'choose' ? 'Type the number of an option.' : 'Say what to pay with.'}`,
          ])
        : reply(session, side, question, least)
    }
    case 'piles':
      return sayAside(pileLines(view, width))
    case 'help':
      return sayAside(helpLines(view, refusedFor(gameOf(session), side), width))
    case 'why':
      return sayAside(whyLines(view, question, width))
    case 'advice':
      return sayAside(await adviceFor(session, view, question, width))
    case 'card':
      return sayAside(cardLines(session, view, command.name, width))
    case 'log':
      return sayAside(logLines(session, side, width))
    case 'board':
      show(session, view, question, side)
      return 'ask'
    case 'stops':
      if (command.stops !== null) session.stops[side] = command.stops
      return say(stopsLines(session.stops[side]))
    case 'undo': {
      const refused = undo(session, side)
      return refused === null ? 'again' : say([refused])
    }
    case 'save':
      return say([save(session, command)])
    case 'concede':
      return (await isSure(session, 'Give up this game?')) ? concede(session, side) : say(['You play on.'])
    case 'quit':
      return isKept(session) || (await isSure(session, 'Leave this game without saving it?'))
        ? 'quit'
        : say(['You play on. To keep the game: save FILE'])
  }
}

async function adviceFor(
  session: Session,
  view: View,
  question: QuestionView,
  width: number,
): Promise<readonly string[]> {
  const advice = await session.adviser(gameOf(session), question.for, seedFor(session.match, question.for))
  return adviceLines(view, question, advice, width)
}

function reply(
  session: Session,
  side: Side,
  question: QuestionView,
  numbers: readonly number[],
): Turnout | 'ask' {
  const made = replyOf(question, numbers)
  const problem = 'mistake' in made ? made.mistake : submitReply(session, side, made)
  if (problem === null) return 'again'
  printSentences(session, [problem])
  return 'ask'
}

async function isSure(session: Session, question: string): Promise<boolean> {
  const line = await session.terminal.ask(`${question} (yes or no) `)
  return line !== null && ['y', 'yes'].includes(line.trim().toLowerCase())
}

/** Scripts, and players who lose nothing, are not asked twice. */
const isKept = ({ isKept, match, terminal }: Session): boolean =>
  isKept || !terminal.interactive || answersOf(match) === 0

function concede(session: Session, side: Side): Turnout {
  submitReply(session, side, null)
  return 'again'
}

/** A file that is named once is kept up to date from then on. */
function save(session: Session, { file }: Extract<Command, { do: 'save' }>): string {
  const target = file ?? session.file
  if (target === null) return 'Which file? For example: save game.json'
  const problem =
    target === session.file ? writeSave(target, saveOf(session)) : firstSave(target, saveOf(session))
  if (problem !== null) return problem.mistake
  session.file = target
  session.isKept = true
  return `Saved to ${target}, now and after each answer.`
}
