/** The default key of each command whose key can be changed, by the names that `keyOf` gives to keys. */
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
  words: 'e',
  hint: 't',
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

/** The commands of each place. Two commands of one place need different keys. */
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
    'words',
    'hint',
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

/** The commands of the place to which this one belongs. */
const commandsBeside = (command: Command): readonly Command[] =>
  Object.values<readonly Command[]>(commandsAt).find(all => all.includes(command)) ?? []

/** The command of a key at a place. */
export const commandOf = <Place extends KeyPlace>(
  place: Place,
  keymap: Keymap,
  key: string,
): CommandAt<Place> | undefined => {
  const all: readonly CommandAt<Place>[] = commandsAt[place]
  return all.find(command => keymap[command] === key)
}

/** Whether a key is a single character. Some players need these for their own tools, and switch them off here (WCAG 2.1.4). */
export const isSingle = (key: string): boolean => key.length === 1 && key !== ' '

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** The name of a pressed key. Shift is named only for keys without a character, as it changes the character itself. */
export const keyOf = ({ key, shiftKey }: Pressed): string =>
  key.length === 1 ? key.toLowerCase() : `${shiftKey ? 'Shift+' : ''}${key}`

/** The key of each option in a list: the digits, and the digits with Shift; null for those behind. */
export const digitFor = (nth: number): string | null =>
  nth > 20 ? null : `${nth > 10 ? 'Shift+' : ''}${nth % 10}`

/** The digit that was pressed, with Shift or without, whatever character Shift makes of it; null for any other key. */
export function digitOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | null {
  if (/^[0-9]$/.test(key)) return key
  return shiftKey && /^Digit[0-9]$/.test(code) ? `Shift+${code.slice(-1)}` : null
}

/** Another command of the place that has this key already. */
export const clashOf = (keymap: Keymap, command: Command, key: string): Command | undefined =>
  commandsBeside(command).find(other => other !== command && keymap[other] === key)

/** Gives a command a key. A command that had it gets the former key of this one in exchange. */
export function rebound(keymap: Keymap, command: Command, key: string): Keymap {
  const other = clashOf(keymap, command, key)
  const swapped = other === undefined ? {} : { [other]: keymap[command] }
  return { ...keymap, ...swapped, [command]: key }
}

const isCommand = (name: string): name is Command => name in usualKeys

/** The keymap from stored settings. If a newer command's default key was chosen for another command, the newer one gets another. */
export function keymapFrom(kept: unknown): Keymap {
  if (typeof kept !== 'object' || kept === null) return usualKeys
  return Object.entries(kept).reduce<Keymap>(
    (keymap, [name, key]) =>
      isCommand(name) && typeof key === 'string' && key !== '' ? rebound(keymap, name, key) : keymap,
    usualKeys,
  )
}
