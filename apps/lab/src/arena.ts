// Lets bots play against each other and says how strong they are: npm run arena -- --help
import type { Effort } from '@paydata/bots'
import { gamesOf } from '@paydata/bots'
import type { Agendas } from './arena/agendas.ts'
import type { Made, Mistake } from './arena/manners.ts'
import { Manners, mistakes } from './arena/manners.ts'
import type { Played } from './arena/match.ts'
import { playOut } from './arena/match.ts'
import type { Pairs } from './arena/paired.ts'
import { calibrationOf, costsOf, forecastsOf, resultOf, spreadOf } from './arena/paired.ts'
import type { Player } from './arena/players.ts'
import { definitionsOf, gamesAhead, listNamed, lists, names, playerNamed } from './arena/roster.ts'
import type { Share } from './arena/strength.ts'
import { eloOf, shareOf } from './arena/strength.ts'
import { readOptions, stop, wholeNumber } from './options.ts'
import { at, formatNamed, gameOf, pairsIn } from './pool.ts'

const help = `npm run arena -- [--games N] [--seed S] [--format F] [--bots A,B] [--paired] [--ahead N | --milliseconds N] [--knows A,B] [--mistakes]

Each bot plays each other with the decks that are ready for a format, N games on each side, and tells how often each deck
won against each other.

  --games N          games of each pair of bots on each side (8 for each pair of decks)
  --format F         core, startup, system-gateway, standard, eternal or all (core)
  --seed S           another seed gives other games (arena)
  --bots A,B         these of: ${names.join(', ')} (random,sensible)
  --paired           compare two bots by pairs of games: the same seed and decks, and each bot on each side. Tells what each
                     won with intervals of 95 %, the CPU for a decision, and how often games were won that the bot
                     expected to win so often
  --ahead N          games that "search" plays on for each decision (${gamesAhead}): the same each time
  --milliseconds N   or the time it takes for each decision
  --mistakes         say where each kind of mistake was made first
  --knows A,B        which decks the bots that think ahead expect, in the order of --bots: ${lists.join(', ')} (ready)
  --help             this text`

const options = readOptions(help, {
  games: { type: 'string' },
  format: { type: 'string', default: 'core' },
  seed: { type: 'string', default: 'arena' },
  bots: { type: 'string', default: 'random,sensible' },
  ahead: { type: 'string', default: `${gamesAhead}` },
  milliseconds: { type: 'string' },
  mistakes: { type: 'boolean', default: false },
  paired: { type: 'boolean', default: false },
  knows: { type: 'string', default: 'ready' },
})
const format = formatNamed(options.format)
const pairs = pairsIn(format)
const games = wholeNumber('games', options.games ?? `${pairs.length * 8}`, 1)
const ahead = wholeNumber('ahead', options.ahead, 1)
function effort(): Effort {
  if (options.milliseconds === undefined) return gamesOf(ahead)
  const until = performance.now() + wholeNumber('milliseconds', options.milliseconds, 1)
  return () => performance.now() >= until
}

const entrants = options.bots.split(',')
const knows = options.knows.split(',')
/** One list is for all bots. */
const playerOf = (name: string): Player =>
  playerNamed(name, { effort, decks: listNamed(knows[entrants.indexOf(name)] ?? at(knows, 0)) })

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const began = performance.now()
let lastReport = began

/** Mistakes that each bot made, by its name. */
const made = new Map<string, Made[]>()
/** Agendas that each bot installed as the Corp. */
const agendas = new Map<string, Agendas>()

/** So many games of one bot as the Corp and another as the Runner. */
function series(corp: string, runner: string): readonly Played[] {
  const both = { corp: playerOf(corp), runner: playerOf(runner) }
  const played: Played[] = []
  for (let nth = 0; nth < games; nth++) {
    const pair = at(pairs, nth)
    const setup = gameOf(format, pair, `${options.seed} ${nth}`)
    const manners = new Manners(definitionsOf(setup.definitions))
    const result = playOut(setup, both, manners)
    played.push(result)
    count(pair, result)
    for (const each of manners.made) {
      const bot = each.side === 'corp' ? corp : runner
      made.set(bot, [...(made.get(bot) ?? []), each])
    }
    const { installed, bare } = agendas.get(corp) ?? { installed: 0, bare: 0 }
    agendas.set(corp, {
      installed: installed + manners.agendas.installed,
      bare: bare + manners.agendas.bare,
    })
    tellProgress(`${corp} as Corp, ${runner} as Runner`, played)
  }
  return played
}

/** Games of each pair of decks: how many there were, and how many the Corp won. */
const meetings = new Map<string, { games: number; corp: number }>()

function count([corp, runner]: (typeof pairs)[number], { winner }: Played): void {
  const key = `${corp.id} against ${runner.id}`
  const { games: before, corp: won } = meetings.get(key) ?? { games: 0, corp: 0 }
  meetings.set(key, { games: before + 1, corp: won + (winner === 'corp' ? 1 : 0) })
}

function reportDecks(): void {
  console.log('how often the Corp won:')
  for (const [pair, { games: played, corp }] of meetings)
    console.log(`  ${percent(corp / played).padStart(7)} of ${played}  ${pair}`)
}

/** On a screen after each game, else now and then. */
function tellProgress(series: string, played: readonly Played[]): void {
  const won = played.filter(({ winner }) => winner === 'corp').length
  const line = `${series}: ${played.length} of ${games}, of which the Corp won ${won}`
  if (process.stderr.isTTY) process.stderr.write(`\r${line}`)
  else if (performance.now() - lastReport > 30_000) {
    lastReport = performance.now()
    console.error(line)
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function report(name: string, other: string): void {
  const asCorp = series(name, other)
  // A bot that plays itself would play the same games on both sides, so each is played and counted once.
  const asRunner = name === other ? asCorp : series(other, name)
  const played = name === other ? asCorp : [...asCorp, ...asRunner]
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  const wonAsCorp = asCorp.filter(({ winner }) => winner === 'corp').length
  const wonAsRunner = asRunner.filter(({ winner }) => winner === 'runner').length
  const all = wonAsCorp + wonAsRunner
  const { share, from, to } = shareOf(all, games * 2)
  console.log(
    name === other
      ? `${name} plays itself: ${games} games`
      : `${name} beats ${other}: ${percent(share)} of ${games * 2} games (${percent(from)} to ${percent(to)})`,
  )
  console.log(`  as Corp ${percent(wonAsCorp / games)}, as Runner ${percent(wonAsRunner / games)}`)
  if (name !== other)
    console.log(`  Elo ${eloOf(all, games * 2) >= 0 ? '+' : ''}${eloOf(all, games * 2).toFixed(0)}`)
  console.log(`  median length ${median(played.map(({ turns }) => turns)) / 2} turns of each player`)
  const endings = new Map<string, number>()
  for (const { winner, how } of played) {
    const ending = `${winner ?? 'nobody'} by ${how}`
    endings.set(ending, (endings.get(ending) ?? 0) + 1)
  }
  console.log(`  ${[...endings].map(([ending, count]) => `${ending} ${count}`).join(', ')}`)
}

const withInterval = ({ share, from, to }: Share): string =>
  `${percent(share)} (${percent(from)} to ${percent(to)})`

/** How two bots did in pairs of games. */
function reportPairs(name: string, other: string): void {
  const asCorp = series(name, other)
  const asRunner = series(other, name)
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  console.log(`${name} against ${other}: ${games} pairs of games, each pair of one seed with the same decks`)
  const result = resultOf({ asCorp, asRunner })
  console.log(`  as Corp    ${withInterval(result.asCorp)}`)
  console.log(`  as Runner  ${withInterval(result.asRunner)}`)
  console.log(`  in pairs   ${withInterval(result.inPairs)}`)
  console.log(`  won both games of ${result.both} pairs, one of ${result.one}, none of ${result.none}`)
  reportThinking(name, { asCorp, asRunner })
  reportThinking(other, { asCorp: asRunner, asRunner: asCorp })
}

/** What the decisions of a bot took, and how far it could rely on what it expected. */
function reportThinking(name: string, { asCorp, asRunner }: Pairs): void {
  const costs = [...costsOf(asCorp, 'corp'), ...costsOf(asRunner, 'runner')]
  const { mean, middle, high } = spreadOf(costs)
  console.log(
    `${name}: ${mean.toFixed(1)} ms of CPU a decision (${costs.length} measured); half take ${middle.toFixed(1)} ms, one in a hundred ${high.toFixed(1)} ms`,
  )
  const forecasts = [...forecastsOf(asCorp, 'corp'), ...forecastsOf(asRunner, 'runner')]
  if (forecasts.length > 0) console.log('  decisions  expected      won')
  for (const { name: of, count, expected, won } of calibrationOf(forecasts))
    console.log(
      `  ${`${count}`.padStart(9)}  ${percent(expected).padStart(8)}  ${percent(won).padStart(7)}  ${of}`,
    )
}

/** How often each bot made each mistake; with an option where it made it first. */
function reportMistakes(name: string): void {
  const mine = made.get(name) ?? []
  console.log(`mistakes of ${name}:`)
  for (const mistake of Object.keys(mistakes) as Mistake[]) {
    const found = mine.filter(each => each.mistake === mistake)
    console.log(`  ${`${found.length}`.padStart(5)}  ${mistakes[mistake]}`)
    if (options.mistakes) for (const { says } of found.slice(0, 400)) console.log(`           ${says}`)
  }
  const { installed, bare } = agendas.get(name) ?? { installed: 0, bare: 0 }
  console.log(
    `  ${`${bare}`.padStart(5)}  of ${installed} agendas in remotes without ice when the turn ended`,
  )
}

if (entrants.length < 2) stop('--bots takes at least two names.')
if (options.paired) {
  const [name, other, ...more] = entrants
  if (name === undefined || other === undefined || more.length > 0 || name === other)
    stop('--paired compares two different bots.')
  else reportPairs(name, other)
} else
  entrants.forEach((name, place) => {
    for (const other of entrants.slice(0, place)) report(name, other)
  })
for (const name of new Set(entrants)) if (name !== 'random') reportMistakes(name)
reportDecks()
console.log(`Seed "${options.seed}", ${Math.round((performance.now() - began) / 1000)} s.`)
