import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const main = fileURLToPath(new URL('./src/main.tsx', import.meta.url))

/** A file of modules by their paths. What they import stays where it is. */
const file = (name: string, ...paths: readonly RegExp[]): Group => ({
  name,
  test: id => paths.some(path => path.test(id.replaceAll('\\', '/'))),
  includeDependenciesRecursively: false,
})

/**
 * Words that the same screens need, a file for each language: what is wrong with decks with why else something is refused, and those of
 * the waiting room with those of the lobby.
 */
function wordsTogether(id: string): string | null {
  const [, pages, language, part] =
    /[\\/]src[\\/](pages[\\/])?(\w+)[\\/](details|decks|lobby|waiting)[.]ts$/.exec(id) ?? []
  if (part === 'lobby' || part === 'waiting') return `lobby-${language}`
  return part === 'details' || (part === 'decks' && pages === undefined) ? `details-${language}` : null
}

/**
 * What workers share with each other or with the page, as all are built together: each is loaded once. The page must get none of the rules,
 * so a file that it shares holds only what it names, and what no page runs is in a file whose name says so.
 */
const ofWorkers: readonly Group[] = [
  // What a definition and an edition are, and how a view changes.
  file(
    'definitions',
    /engine\/src\/(language|rulebook|fields)\//,
    /engine\/src\/(state\/(bug|extended|names|option-fields|steps)|view\/(patch|reply-for))[.]ts$/,
  ),
  file('worker-kernel', /engine\/src\/(?!editions\/)/),
  file('editions', /engine\/src\/editions\/(?!choices)/),
  file(
    'worker-thinking',
    /bots\/src\/(search\/(?!guessing|likely|making|possible|position)|solver\/|worker\/serving)/,
  ),
  file('worker-hinting', /bots\/src\/hints\//),
  file('worker-analysis', /bots\/src\/analysis\//),
  file('worker-playing', /bots\/src\/macros\//, /orders\/src\/(?!default-orders|for-orders)/),
  file('worker-bots', /bots\/src\/(?!reasons\/)/),
  file('worker-expecting', /web\/src\/local\/likely-decks[.]ts$/),
  file('worker-told', /match\/src\/(numbers|retold)[.]ts$/),
  file('worker-match', /match\/src\//),
  file('worker-trial', /scenario\/src\//, /local\/sandbox\//, /words\/src\/in-english[.]ts$/),
  file('game', /protocol\/src\/wire\/(?!packed)/, /orders\/src\/for-orders[.]ts$/),
  file('worker-schemas', /node_modules\/zod\//, /protocol\/src\/(?!isolated|is-by-post)/),
  file(
    'ready-decks',
    /cards\/(data\/decks\/core|src\/published\/core-decks)[.]/,
    /decks\/src\/(starter|ready-deck|model)[.]ts$/,
  ),
  // What a player chooses from, and what loads words and cards.
  file(
    'base',
    /words\/src\/(languages|(pages\/)?\w+\/index|pages\/speeches)[.]ts$/,
    /cards\/src\/(loading|versions|sets\/(loaders|formats|numbers))[.]ts$/,
    /decks\/src\/editions[.]ts$|orders\/src\/default-orders[.]ts$/,
    /web\/src\/(messages\/(language|catalogues|layer)|local\/beginning)[.]ts$/,
    /zustand\/esm\/vanilla|vite\/preload-helper|protocol\/src\/(isolated|is-by-post)[.]ts$/,
  ),
  file(
    'texts',
    /words\/src\/(tree|phrasing)\/|words\/src\/remote[.]ts$/,
    /web\/src\/(messages\/game|log\/(journal|deeds|last-met))[.]ts$/,
  ),
]

/** Whether a file may run in a worker. There is no document in which it could announce what it is about to load. */
export const isInWorker = (name: string): boolean => /\/(worker|base)-/.test(name)

export const isOnlyInWorkers = (name: string): boolean => /\/worker-/.test(name)

let starting: ReadonlySet<string> | null = null

/** Whether the script with which the page begins needs a module. */
function isOfStart(id: string, chunking: Rolldown.ChunkingContext): boolean {
  starting ??= reachedFrom(main, chunking)
  return starting.has(id)
}

function reachedFrom(first: string, chunking: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const next of chunking.getModuleInfo(id)?.importedIds ?? []) look(next)
  }
  look(first)
  return found
}

/**
 * What several screens share, by what it is about, each in one file: a screen would load a hundred small ones otherwise, which pack
 * badly. All else is split where the page imports it when it is needed: a screen, a language, a set of cards.
 */
export const groups: Group[] = [
  // The words of a game, a language each.
  {
    name: (id: string) => /[\\/](\w+)[\\/]game[\\/]/.exec(id)?.[1] ?? null,
    test: /packages[\\/]words[\\/]src[\\/]\w+[\\/]game[\\/]/,
    includeDependenciesRecursively: false,
  },
  { name: wordsTogether, test: /packages[\\/]words[\\/]src[\\/]/, includeDependenciesRecursively: false },
  ...ofWorkers,
  { name: (id, context) => (isOfStart(id, context) ? 'start' : null) },
  // Without anything of a game: the start and the lobby need no more.
  {
    name: 'screens',
    test: /web[\\/]src[\\/]((ui|identity|transport)[\\/]|local[\\/]kept-replays)/,
    minShareCount: 2,
  },
  // Pictures of cards: the start has none.
  { name: 'art', test: /packages[\\/]art[\\/]/ },
  { name: 'cards', test: /web[\\/]src[\\/](cards|words)[\\/]/, minShareCount: 2 },
  { name: 'table', test: /web[\\/]src[\\/](table|decisions|log)[\\/]/, minShareCount: 2 },
]

/** A way round through files that import each other; null where there is none. */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const way: string[] = []
  const look = (id: string): readonly string[] | null => {
    if (way.includes(id)) return [...way.slice(way.indexOf(id)), id]
    if (done.has(id)) return null
    done.add(id)
    way.push(id)
    for (const next of imports.get(id) ?? []) {
      const found = look(next)
      if (found !== null) return found
    }
    way.pop()
    return null
  }
  for (const id of imports.keys()) {
    const found = look(id)
    if (found !== null) return found
  }
  return null
}
