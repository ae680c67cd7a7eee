import type { Definition } from '@paydata/engine'
import type { Group } from './figures.ts'

/** What the definition of a card says that its picture is made of; null for whoever does not know the card. */
export interface Doing {
  /** What the card is for. */
  readonly first: Group
  /** What it does beside that. */
  readonly second: Group
}

/** By the subtypes of a card, the most telling first. */
const bySubtype: readonly (readonly [RegExp, Group])[] = [
  [/\bfracter\b/, 'hammer'],
  [/\bdecoder\b/, 'key'],
  [/\bkiller\b/, 'dagger'],
  [/\bicebreaker\b/, 'mind'],
  [/\b(trap|ambush)\b/, 'trap'],
  [/\bbarrier\b/, 'wall'],
  [/\bcode gate\b/, 'gate'],
  [/\bsentry\b/, 'blade'],
  [/\bvirus\b/, 'virus'],
  [/\bconsole\b/, 'board'],
  [/\brun\b/, 'run'],
]

/** By what its abilities do, the most telling first: the words are those of the definition. */
const byDeed: readonly (readonly [RegExp, Group])[] = [
  [/"do":"damage"/, 'damage'],
  [/"do":"(giveTags|trace)"/, 'trace'],
  [/"do":"(run|bypass|approachInstead|moveRunner|changeServer)"|"declare":"access"/, 'run'],
  [/"do":"prevent"/, 'guard'],
  [/"do":"placeCounters","counter":"credit"|"do":"takeCredits"|"declare":"recurring"/, 'drip'],
  [/"do":"gainCredits"/, 'money'],
  [/"do":"draw"/, 'cards'],
  [/"do":"(gainClicks|loseClicks)"/, 'time'],
  [/"declare":"(memory|canHost|hostedMemoryFree|handSize)"|"do":"host"/, 'board'],
  [/"declare":"link"/, 'link'],
  [/"do":"(search|addTo|arrange|look|reveal|swap)"/, 'search'],
  [/"do":"(trash|derez|sabotage)"/, 'trash'],
  [/"do":"badPublicity"/, 'press'],
  [/"do":"(rez|install|moveToRoot)"|"declare":"(cost|additionalCost|canAdvance)"/, 'machine'],
  [/"do":"endRun"/, 'wall'],
  [/"counter":"virus"|"do":"purge"/, 'virus'],
  [/"declare":"(cannot|onlyIf|spend)"/, 'gate'],
]

/** By what kind of card it is, where nothing else tells more. */
const byType: Readonly<Record<string, readonly [Group, Group]>> = {
  agenda: ['aim', 'place'],
  asset: ['place', 'machine'],
  upgrade: ['place', 'guard'],
  operation: ['press', 'money'],
  ice: ['machine', 'place'],
  event: ['run', 'people'],
  hardware: ['machine', 'board'],
  program: ['mind', 'link'],
  resource: ['people', 'place'],
}

const found = (text: string, among: readonly (readonly [RegExp, Group])[]): readonly Group[] =>
  among.flatMap(([pattern, group]) => (pattern.test(text) ? [group] : []))

/** What a card does, read from its definition: no card is named here. */
export function doingOf({ printed, abilities }: Definition): Doing {
  const { type, subtypes = [] } = printed
  const deeds = found(JSON.stringify(abilities), byDeed)
  const [usual, beside] = byType[type] ?? ['aim', 'place']
  // An agenda is one before all, whatever it does.
  const [first = usual, second = beside] = [
    ...new Set([...(type === 'agenda' ? [usual] : found(subtypes.join(' '), bySubtype)), ...deeds, usual]),
  ]
  return { first, second }
}
