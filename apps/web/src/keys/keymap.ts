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
  accessAll: 'a',
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
    'accessAll',
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
const commandsBeside = (command: Command): readonly Command[] =>
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

/** The command that has the key already, where both are heard. */
export const clashOf = (keymap: Keymap, command: Command, key: string): Command | undefined =>
  commandsBeside(command).find(other => other !== command && keymap[other] === key)

/** The command has the key; what had it gets the one that this command had. */
export function rebound(keymap: Keymap, command: Command, key: string): Keymap {
  const other = clashOf(keymap, command, key)
  const swapped = other === undefined ? {} : { [other]: keymap[command] }
  return { ...keymap, ...swapped, [command]: key }
}

const isCommand = (name: string): name is Command => name in usualKeys

/** What was kept of a keymap: a command that has come since gives way where its key was chosen for another. */
export function keymapFrom(kept: unknown): Keymap {
  if (typeof kept !== 'object' || kept === null) return usualKeys
  return Object.entries(kept).reduce<Keymap>(
    (keymap, [name, key]) =>
      isCommand(name) && typeof key === 'string' && key !== '' ? rebound(keymap, name, key) : keymap,
    usualKeys,
  )
}
