import type { EditionName, PoolName } from '@paydata/decks'
import {
  allows,
  editionNames,
  editions,
  isEditionName,
  isPoolName,
  newestEdition,
  pools,
} from '@paydata/decks'
import type { Side } from '@paydata/engine'
import type { Onlooker } from './journal.ts'

/** How well bots play. */
export const levels = ['random', 'sensible', 'search'] as const
export type Level = (typeof levels)[number]

/** How the program was started. What was not given is null. */
export interface Settings {
  readonly help: boolean
  readonly bots: readonly Side[] | null
  readonly level: Level
  readonly watch: boolean
  /** Milliseconds between two decisions of a watched game. */
  readonly speed: number
  readonly view: Onlooker
  /** Bots give their reasons: to a player who watches with their eyes, and to their opponent when the game is over. */
  readonly explain: boolean
  readonly seed: string | null
  readonly decks: Readonly<Record<Side, string | null>>
  readonly rules: ChosenRules
  readonly save: string | null
  readonly resume: string | null
  readonly handover: boolean
  readonly plain: boolean
  readonly autoPass: boolean
}

/** What cards a new game is played with, and by which edition of the rules. */
export interface ChosenRules {
  readonly format: PoolName
  readonly edition: EditionName
}

/** What is wrong with the arguments, in a sentence. */
export interface Mistake {
  readonly mistake: string
}

const switches = ['help', 'watch', 'explain', 'no-handover', 'plain', 'no-auto-pass'] as const
const valued = [
  ...(['bot', 'level', 'speed', 'view', 'seed', 'corp', 'runner'] as const),
  ...(['format', 'edition', 'save', 'resume'] as const),
] as const
type Switch = (typeof switches)[number]
type Valued = (typeof valued)[number]
interface Given {
  readonly on: Set<Switch>
  readonly values: Map<Valued, string>
}

const wrong = (mistake: string): Mistake => ({ mistake })
const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined =>
  list.find(each => each === text)

/** `--name value`, `--name=value` and switches, each at most once. */
function collect(args: readonly string[]): Given | Mistake {
  const on = new Set<Switch>()
  const values = new Map<Valued, string>()
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--') continue
    if (arg === '-h') {
      on.add('help')
      continue
    }
    if (!arg.startsWith('--')) return wrong(`"${arg}" is not an option. Options begin with two dashes.`)
    const equals = arg.indexOf('=')
    const name = equals < 0 ? arg.slice(2) : arg.slice(2, equals)
    const flag = oneOf(switches, name)
    if (flag !== undefined) {
      if (equals >= 0) return wrong(`--${name} takes no value.`)
      on.add(flag)
      continue
    }
    const option = oneOf(valued, name)
    if (option === undefined) return wrong(`There is no option --${name}.`)
    if (values.has(option)) return wrong(`--${name} is given twice.`)
    const value = equals < 0 ? args[++i] : arg.slice(equals + 1)
    if (value === undefined || value === '' || value.startsWith('--'))
      return wrong(`--${name} needs a value, such as ${examples[option]}.`)
    values.set(option, value)
  }
  return { on, values }
}

const examples: Readonly<Record<Valued, string>> = {
  bot: '--bot corp',
  level: '--level random',
  speed: '--speed 200',
  view: '--view spectator',
  seed: '--seed monday',
  corp: '--corp jinteki',
  runner: '--runner kate',
  format: '--format core',
  edition: '--edition 2017',
  save: '--save game.json',
  resume: '--resume game.json',
}

const sides: readonly Side[] = ['corp', 'runner']
const viewers: readonly Onlooker[] = ['corp', 'runner', 'spectator']

export function parseArguments(args: readonly string[]): Settings | Mistake {
  const given = collect(args)
  if ('mistake' in given) return given
  const { on, values } = given
  const watch = on.has('watch')

  const bot = values.get('bot')
  const botSide = bot === undefined ? undefined : oneOf(sides, bot)
  if (bot !== undefined && botSide === undefined) return wrong(`--bot is corp or runner, not "${bot}".`)
  if (bot !== undefined && watch) return wrong('--watch lets bots play both sides, so leave --bot out.')

  const level = oneOf(levels, values.get('level') ?? 'sensible')
  if (level === undefined)
    return wrong(`--level is random, sensible or search, not "${values.get('level')}".`)
  const isAlone = bot === undefined && !watch && !values.has('resume')
  if (values.has('level') && isAlone) return wrong('--level is for bots: add --bot or --watch.')

  const speed = Number(values.get('speed') ?? '0')
  if (!Number.isInteger(speed) || speed < 0 || speed > 60_000)
    return wrong(`--speed is a number of milliseconds from 0 to 60000, not "${values.get('speed')}".`)
  const view = oneOf(viewers, values.get('view') ?? 'spectator')
  if (view === undefined) return wrong(`--view is corp, runner or spectator, not "${values.get('view')}".`)
  for (const name of ['speed', 'view'] as const)
    if (values.has(name) && !watch) return wrong(`--${name} is for watching: add --watch.`)

  if (on.has('explain') && isAlone) return wrong('--explain is for bots: add --bot or --watch.')
  if (on.has('explain') && watch && view === 'spectator')
    return wrong('--explain tells what a side knows: add --view corp or --view runner.')

  for (const name of ['seed', 'corp', 'runner', 'format', 'edition'] as const)
    if (values.has(name) && values.has('resume'))
      return wrong(`A resumed game has its own seed, decks and rules, so leave --${name} out.`)
  const rules = rulesIn(values)
  if ('mistake' in rules) return rules

  return {
    help: on.has('help'),
    bots: watch ? sides : botSide === undefined ? null : [botSide],
    level,
    watch,
    speed,
    view,
    explain: on.has('explain'),
    seed: values.get('seed') ?? null,
    decks: { corp: values.get('corp') ?? null, runner: values.get('runner') ?? null },
    rules,
    save: values.get('save') ?? null,
    resume: values.get('resume') ?? null,
    handover: !on.has('no-handover'),
    plain: on.has('plain'),
    autoPass: !on.has('no-auto-pass'),
  }
}

/** Without a format it is the first that the edition allows: of the newest, all cards. */
function rulesIn(values: Given['values']): ChosenRules | Mistake {
  const edition = values.get('edition') ?? newestEdition
  if (!isEditionName(edition))
    return wrong(`--edition is one of ${editionNames.join(', ')}, not "${edition}".`)
  const { formats } = editions[edition]
  const format = values.get('format') ?? formats[0]
  if (!isPoolName(format))
    return wrong(`--format is one of ${Object.keys(pools).join(', ')}, not "${format}".`)
  if (!allows(edition, format))
    return wrong(`By the rules of ${edition} games are played with --format ${formats.join(' or ')}.`)
  return { edition, format }
}
