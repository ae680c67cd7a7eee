/** The key of each command that another key can be given, as pressed keys are named. */
export const usualKeys = {
  left: 'ArrowLeft',
  up: 'ArrowUp',
  down: 'ArrowDown',
  right: 'ArrowRight',
  answer: ' ',
  decision: 'd',
  hand: 'h',
  log: 'l',
  why: 'w',
  breakAll: 'b',
  continueRun: 'o',
  takeCredits: 'c',
  takeBack: 'u',
  help: '?',
  back: 'ArrowLeft',
  forward: 'ArrowRight',
  backAction: 'Shift+ArrowLeft',
  forwardAction: 'Shift+ArrowRight',
  backTurn: 'PageUp',
  forwardTurn: 'PageDown',
  first: 'Home',
  last: 'End',
  play: ' ',
  replayHelp: '?',
} as const

export type Command = keyof typeof usualKeys
export type Keymap = Readonly<Record<Command, string>>
type KeyPlace = 'table' | 'replay'

/** Where each command is heard: two that are heard at the same place need two keys. */
export const commandsAt = {
  table: [
    'left',
    'up',
    'down',
    'right',
    'answer',
    'breakAll',
    'continueRun',
    'takeCredits',
    'decision',
    'hand',
    'log',
    'why',
    'takeBack',
    'help',
  ],
  replay: [
    'back',
    'forward',
    'backAction',
    'forwardAction',
    'backTurn',
    'forwardTurn',
    'first',
    'last',
    'play',
    'replayHelp',
  ],
} as const satisfies Readonly<Record<KeyPlace, readonly Command[]>>

export type CommandAt<Place extends KeyPlace> = (typeof commandsAt)[Place][number]

/** The commands that are heard where this one is. */
export const commandsBeside = (command: Command): readonly Command[] =>
  Object.values<readonly Command[]>(commandsAt).find(all => all.includes(command)) ?? []

/** What a key does at a place. */
export const commandOf = <Place extends KeyPlace>(
  place: Place,
  keymap: Keymap,
  key: string,
): CommandAt<Place> | undefined => {
  const all: readonly CommandAt<Place>[] = commandsAt[place]
  return all.find(command => keymap[command] === key)
}

/** Keys that write something: some need them for their own tools, and switch them off here (WCAG 2.1.4). */
export const isSingle = (key: string): boolean => key.length === 1 && key !== ' '

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** The name of a pressed key. What Shift makes of a letter or sign is in the sign already. */
export const keyOf = ({ key, shiftKey }: Pressed): string =>
  key.length === 1 ? key.toLowerCase() : `${shiftKey ? 'Shift+' : ''}${key}`

/** What was kept of a keymap; the usual one where a key would do two things. */
export function keymapFrom(kept: unknown): Keymap {
  if (typeof kept !== 'object' || kept === null) return usualKeys
  const keys = Object.entries(kept).filter(
    ([command, key]) => command in usualKeys && typeof key === 'string' && key !== '',
  )
  const keymap: Keymap = { ...usualKeys, ...Object.fromEntries(keys) }
  const isClear = Object.values<readonly Command[]>(commandsAt).every(
    all => new Set(all.map(command => keymap[command])).size === all.length,
  )
  return isClear ? keymap : usualKeys
}
