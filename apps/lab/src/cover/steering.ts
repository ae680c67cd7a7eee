import type { Game, Option } from '@paydata/engine'
import type { Taste } from '@paydata/scenario'
import { lively } from '@paydata/scenario'
import { aimIn, couldBreak, encounterIn, isToResolve, purse, suits } from './encounters.ts'
import type { Tally } from './tally.ts'
import { isMissing } from './tally.ts'

/** How much an option is taken that leads to something never seen, to what has been seen, and to abilities used enough. */
const rarest = 200
const usual = 16
const least = 1

const weightOf = (seen: number, floor: number): number => Math.max(floor, Math.floor(rarest / (1 + seen)))

/** Deeds that let a card show what it can do. Other options may as well rid their player of it. */
const forTheCard: ReadonlySet<Option['does']> = new Set<Option['does']>([
  'install',
  'play',
  'rez',
  'score',
  'advance',
  'useAbility',
  'trigger',
  'access',
  'steal',
])

/** Prefers what has seldom been seen and leaves what has been seen enough, so that rare deeds occur. */
export function towardsRare(tally: Tally, game: Game): Taste {
  const titleOf = (card: number): string => game.titles[card] ?? ''
  const showing = (card: number): number => tally.rarest(titleOf(card))
  const inPlay = (title: string): boolean =>
    game.cards.some(({ card, zone }) => titleOf(card) === title && onTheTable.has(zone))
  return option => {
    const { does, card } = option
    if (does === 'subroutine') return isToResolve(tally, game, option) ? least : usual
    if (does === 'run') return usual * worthRunning(game, option, tally)
    if (does === 'gainCredit') return usual * worthGaining(game, tally)
    const aim = does === 'pass' || does === 'useAbility' ? aimIn(tally, game) : undefined
    if (aim === does && suits(tally, game, option)) return rarest * 4
    const count = tally.countOf(game, option)
    // A deed that was done but never refused waits until it cannot be done.
    if (count !== undefined && count.done > 0 && isMissing(count)) return least
    if (does === 'rez' && card !== undefined && rezzesItself(tally, titleOf(card.card))) return 0
    const own = count?.done ?? Number.POSITIVE_INFINITY
    const isForCard =
      card !== undefined &&
      forTheCard.has(does) &&
      !(does === 'install' && inPlay(titleOf(card.card))) &&
      // Strength is raised, in an encounter, for the sake of what the breaker does next.
      (does !== 'useAbility' || encounterIn(game) !== undefined)
    const seen = Math.min(own, isForCard ? showing(card.card) : own)
    if (does === 'useAbility' && !suits(tally, game, option)) return 0
    return weightOf(seen, does === 'useAbility' ? least : usual) * lively(option)
  }
}

/** Whether an ability by which the card rezzes itself has not been seen: it would not be, were the card rezzed. */
const rezzesItself = (tally: Tally, title: string): boolean =>
  tally.of(title).some(({ key, done }) => {
    const nth = Number(key.slice(title.length + 1))
    const ability = tally.definitions.cards.get(title)?.abilities[nth]
    return done === 0 && /"do":"rez","card":"self"/.test(JSON.stringify(ability ?? null))
  })

const onTheTable: ReadonlySet<string> = new Set(['root', 'ice', 'rig'])

/** Ice is broken only where it is rezzed, and most of all where it has something to show to a player who can break it. */
function worthRunning(game: Game, { server }: Option, tally: Tally): number {
  const found = game.servers.find(({ id }) => id === server)
  const rezzed = (found?.ice ?? []).flatMap(({ ice }) =>
    ice !== null && game.cards[ice]?.faceup === true ? [game.titles[ice] ?? ''] : [],
  )
  const wanted = rezzed.filter(ice => tally.rarest(ice) === 0)
  if (wanted.length > 0) return wanted.some(ice => couldBreak(game, tally, ice)) ? 80 : 1
  if (game.runner.credits < purse / 2) return 2
  return rezzed.length > 0 ? 12 : 4
}

function worthGaining(game: Game, tally: Tally): number {
  const side = game.waiting[0]?.for ?? 'corp'
  if (isSaving(game, tally)) return 40
  return game[side].credits < purse ? 20 : 6
}

/** Whether a player who takes an action has a card to show that they cannot afford. */
function isSaving(game: Game, tally: Tally): boolean {
  const side = game.waiting[0]?.for
  if (side === undefined) return false
  const waits = new Set(side === 'corp' ? ['hq', 'root', 'ice'] : ['grip'])
  return game.cards.some(({ card, owner, zone, faceup }) => {
    if (owner !== side || faceup || !waits.has(zone)) return false
    const title = game.titles[card] ?? ''
    const cost = tally.definitions.cards.get(title)?.printed.cost
    return typeof cost === 'number' && cost > game[side].credits && tally.rarest(title) === 0
  })
}
