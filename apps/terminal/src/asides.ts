import type { CardView, Definition, QuestionView, RefusedOptionView, Side, View } from '@paydata/engine'
import { commandHelp } from './commands.ts'
import { linesOf } from './journal.ts'
import { cardsIn } from './screen/cards.ts'
import { flow, pad, wrap } from './screen/layout.ts'
import type { Session } from './session.ts'
import { gameOf } from './session.ts'
import { paragraph } from './showing.ts'
import type { Stops } from './stops.ts'
import { lastingWords, progressWords, promptWords, refusedWords, textOf } from './words.ts'

/** The commands, and what could be expected but is not offered. */
export function helpLines(view: View, unavailable: readonly RefusedOptionView[], width: number): string[] {
  const longest = Math.max(...commandHelp.map(([command]) => command.length))
  const commands = commandHelp.flatMap(([command, does]) =>
    wrap(`  ${pad(command, longest + 2)}${does}`, width, longest + 4),
  )
  // One card stands for all that are alike.
  const reasons = [...new Set(unavailable.map(each => refusedWords(view, each)))]
  const refused = reasons.flatMap(each => wrap(`  ${each}`, width, 4))
  return ['You can type:', ...commands, ...(refused.length === 0 ? [] : ['You cannot do now:', ...refused])]
}

/** Why somebody is asked: everything in progress, from the outermost to the question itself. */
export function whyLines(view: View, question: QuestionView, width: number): string[] {
  const steps = view.progress.map((each, depth) => `${'  '.repeat(depth + 1)}${progressWords(view, each)}`)
  const lasting = lastingWords(view)
  return [
    'You are asked because this is in progress:',
    ...steps.flatMap(line => wrap(line, width, 4)),
    ...(lasting.length === 0 ? [] : ['Effects that last or wait:']),
    ...lasting.flatMap(line => wrap(`  ${line}`, width, 4)),
    ...wrap(`So: ${promptWords(view, question).text}`, width, 4),
  ]
}

export function logLines(session: Session, side: Side, width: number): string[] {
  const { journal } = session.match
  const lines = linesOf(journal[side], side, gameOf(session).definitions).flatMap(line =>
    paragraph(line, width),
  )
  return lines.length === 0 ? ['Nothing has happened yet.'] : lines
}

/** Cards that all or the viewer may look through, of which the table names the newest at most. */
export function pileLines(view: View, width: number): string[] {
  const { corp, runner, removed } = view
  const piles = [
    ['Archives', corp.discard],
    ['The heap', runner.discard],
    ['Removed from the game', removed],
  ] as const
  return piles.flatMap(([name, { cards, count }]) => {
    if (count === 0) return [`${name}: no cards`]
    const known = cards.flatMap(({ face }) => (face === null ? [] : [face.title]))
    const unseen = count - known.length
    const all = unseen > 0 ? [...known, `${unseen} facedown`] : known
    return flow(`${name}: `, [...counted(all)], width, ', ')
  })
}

/** Copies are named once, with their number. */
const counted = (titles: readonly string[]): ReadonlySet<string> =>
  new Set(
    titles.map(title => {
      const copies = titles.filter(other => other === title).length
      return copies === 1 ? title : `${copies}× ${title}`
    }),
  )

const stopsWords: Readonly<Record<Stops, string>> = {
  every: 'You are asked in every window, also where you can only pass.',
  able: 'You are asked where, for all that the other side knows, you could do more than pass.',
  few: 'You are asked where something is at stake. As the Corp you pass between the Runner’s actions, but not before the Runner’s turn is over.',
}
export const stopsLines = (stops: Stops): string[] => [
  stopsWords[stops],
  'It counts from the next window on.',
  'Change it with: stops every, stops able, stops few',
]

const simple = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** More names than these nobody reads. */
const mostNamed = 20

/** The text of any card there is, and what the viewer knows of the copies in play. */
export function cardLines(session: Session, view: View, name: string, width: number): string[] {
  const wanted = simple(name)
  const named = (definition: Definition): string => simple(definition.printed.title)
  const all = session.definitions
  const exact = all.filter(definition => named(definition) === wanted)
  const found = exact.length > 0 ? exact : all.filter(definition => named(definition).includes(wanted))
  const [only] = found
  if (only === undefined || wanted === '') return [`There is no card "${name}".`]
  if (found.length > mostNamed)
    return [`"${name}" is in the names of ${found.length} cards: type more of the one you mean.`]
  if (found.length > 1)
    return wrap(`Which one? ${found.map(({ printed }) => printed.title).join(' · ')}`, width, 2)
  const values = cardsIn(view)
    .filter(card => card.face?.definition === only.is)
    .flatMap(card => valuesOf(session, card))
  const text = textOf(view.definitions, only.is)
  return [...factsOf(only), ...text, ...values].flatMap(line => wrap(line, width, 2))
}

/** The name of a faction or subtype as data has it, in letters for people. Neutral is neutral on both sides. */
const plainly = (name: string): string => name.replace(/^neutral_.*/, 'neutral').replaceAll('_', ' ')

/** What is printed on a card besides its text. */
function factsOf({ printed }: Definition): string[] {
  const { title, unique, type, subtypes = [], faction, cost, strength, memory, trash } = printed
  const { advancement, points, link } = printed
  const fact = (name: string, value: number | string | undefined): string[] =>
    value === undefined ? [] : [`${name} ${value}`]
  const kind = subtypes.length === 0 ? type : `${type} (${subtypes.map(plainly).join(', ')})`
  const facts = [
    ...(faction === undefined ? [] : [plainly(faction)]),
    kind,
    ...fact(type === 'asset' || type === 'upgrade' || type === 'ice' ? 'rez cost' : 'cost', cost),
    ...fact('strength', strength),
    ...fact('memory', memory),
    ...fact('trash cost', trash),
    ...fact('advancement requirement', advancement),
    ...fact('points', points),
    ...fact('link', link),
  ]
  return [`${unique === true ? '◆ ' : ''}${title}`, facts.join(' · ')]
}

/** What a value is made of, where it is not just what is printed. */
function valuesOf(session: Session, card: CardView): string[] {
  const { face } = card
  if (face === null) return []
  const values = [
    ['Strength', face.strength],
    ['Cost', face.cost],
    ['Trash cost', face.trash],
  ] as const
  return values.flatMap(([name, value]) => {
    if (value === null || value.parts.length < 2) return []
    const parts = value.parts.map(({ by, from, definition }) => {
      const title = session.definitions.find(each => each.is === definition)?.printed.title
      return from === null && title === undefined ? `${by} printed` : `${by} ${title ?? 'by another card'}`
    })
    return [`${name} ${value.value}: ${parts.join(', ')}`]
  })
}
