import type { Order } from '@paydata/protocol'
import type { Command } from '../../keys/keymap.ts'
import type { WhyReserved } from '../../keys/rebinding.ts'
import { page as say } from './page.ts'

/** The rows of the list of keys: the command whose key is shown, or a key that cannot be changed, and what it does. */
type KeyRow = readonly [keys: readonly Command[] | string, does: string]

const commands: Readonly<Record<Command, string>> = {
  left: 'Move left',
  up: 'Move up',
  down: 'Move down',
  right: 'Move right',
  answer: 'The highlighted answer',
  decision: 'Go to the decision',
  hand: 'Go to your hand',
  log: 'Go to the log',
  why: 'Why am I asked?',
  breakAll: say.macros.breakAll,
  continueRun: say.macros.continueRun,
  accessAll: say.macros.accessAll,
  takeCredits: say.macros.takeCredits,
  takeBack: 'Take back your last answer',
  help: 'The list of keys',
  back: 'Back to where something happened',
  forward: 'On to where something happens',
  backAction: 'Back by an action',
  forwardAction: 'On by an action',
  backTurn: 'Back by a turn',
  forwardTurn: 'On by a turn',
  first: 'To the beginning',
  last: 'To the end',
  play: 'Play, or pause',
  replayHelp: 'The list of keys',
}

const table: readonly KeyRow[] = [
  [['left', 'up', 'right', 'down'], 'Move between cards, servers and buttons'],
  ['Enter', 'Choose what is in focus'],
  ['1 – 9, 0; ⇧1 – ⇧0', 'Choose an option of the decision'],
  [['answer'], commands.answer],
  [['breakAll'], commands.breakAll],
  [['continueRun'], commands.continueRun],
  [['accessAll'], commands.accessAll],
  [['takeCredits'], commands.takeCredits],
  [['decision'], commands.decision],
  [['hand'], commands.hand],
  [['log'], commands.log],
  [['why'], commands.why],
  [['takeBack'], commands.takeBack],
  ['Esc', 'Back out'],
  [['help'], 'This list'],
]

const replay: readonly KeyRow[] = [
  [['back', 'forward'], 'To where something happened before, or next'],
  [['backAction', 'forwardAction'], 'By an action'],
  [['backTurn', 'forwardTurn'], 'By a turn'],
  [['first', 'last'], 'To the beginning, to the end'],
  [['play'], commands.play],
  ['1 – 4', 'Both hands, the Corp’s view, the Runner’s, a spectator’s'],
  [['replayHelp'], 'This list'],
]

const reserved: Readonly<Record<WhyReserved, string>> = {
  tab: 'Tab always goes from one thing to the next.',
  enter: 'Enter always chooses what is in focus.',
  escape: 'Escape always backs out, so nothing was changed.',
  digit: 'The digits 1 to 9 always choose options.',
  withControl: 'Keys with Ctrl, Alt or Cmd belong to the browser.',
  system: 'The browser or the system needs that key.',
}

const orders: Readonly<Record<Order, string>> = {
  ask: 'always ask',
  able: 'ask if I could act',
  news: 'ask if I could do something new',
  pass: 'pass',
}

/** The words of the settings. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  languageLost: 'The words of this language could not be fetched. Try again.',
  theme: 'Colours',
  themes: {
    system: 'As the system',
    dark: 'Dark',
    light: 'Light',
    contrast: 'High contrast',
    safe: 'Colour-blind safe',
  },
  motion: 'Motion',
  motions: { full: 'Full', quick: 'Quick', none: 'None' },
  size: 'Cards',
  sizes: { small: 'Small', normal: 'Normal', large: 'Large' },
  list: 'What the panel lists',
  lists: { short: 'What has no place on the table', full: 'Everything' },
  confirm: 'Ask again before what may be a mistake',
  unread: 'Let answers pass by that come before a question could be read',
  pace: 'The computer’s pace',
  paces: { slow: 'Like a person', normal: 'Steady', fast: 'Quick', none: 'At once' },
  paceLead:
    'It counts at once in this browser. On a server, a computer keeps the pace that was set when it sat down.',
  sound: 'Sound',
  volume: 'Volume',
  keys: 'Single keys choose',
  changeKeys: 'Change the keys',
  onOff: { on: 'On', off: 'Off' },
  stops: 'When to ask me',
  stopModes: {
    few: 'Where I usually want it',
    able: 'Wherever I can do something',
    every: 'In every window',
  },
  stopsLead: 'The log tells where something is answered for you.',
  windows: {
    title: 'Each kind of window',
    changed: (n: number): string => (n === 0 ? 'as usual' : `${n} changed`),
    lead: 'A step of the timing track that is pressed is a window where you are asked.',
    groups: {
      corpTurn: 'In the Corp’s turn',
      runnerTurn: 'In the Runner’s turn',
      run: 'In a run',
      kinds: 'At any time',
    },
    kinds: {
      reaction: 'when something has happened: abilities that may be used then',
      interrupt: 'when something is about to happen: abilities that change it',
      candidate: 'the only card to access: ask, or access it at once',
    },
    usual: (order: Order): string => `As usual: ${orders[order]}`,
    orders: {
      ask: 'Always ask me',
      able: 'Ask me if I could act',
      news: 'Ask me if I could do something new',
      pass: 'Pass for me',
    },
    reset: 'All windows as usual',
  },
  keyLists: {
    table: { title: 'Play with the keyboard', rows: table },
    replay: { title: 'Keys of a replay', rows: replay },
  },
  keymap: {
    title: 'Change the keys',
    lead: 'Choose a command, then press the key that it shall have.',
    places: { table: 'At the table', replay: 'In a replay' },
    commands,
    change: (command: string, key: string): string => `${command}: ${key}. Change`,
    press: 'Press a key',
    pressFor: (command: string): string => `Press a key for “${command}”. Escape leaves it as it is.`,
    reserved,
    clash: (key: string, other: string): string => `${key} is the key for “${other}”.`,
    swap: 'Swap the two keys',
    leave: 'Leave it as it was',
    done: (command: string, key: string): string => `${command}: ${key}`,
    swapped: (one: string, key: string, other: string, otherKey: string): string =>
      `${one}: ${key}. ${other}: ${otherKey}`,
    reset: (command: string, key: string): string => `${command}: back to ${key}`,
    usual: (key: string): string => `Back to ${key}`,
    resetAll: 'All keys as they usually are',
    allUsual: 'All keys are as they usually are.',
    off: 'Single keys are switched off in the settings, so letters and signs are not heard.',
  },
} as const
