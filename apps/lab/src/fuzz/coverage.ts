import { cards } from '@paydata/cards'
import type { Game, What } from '@paydata/engine'
import type { Watched } from '@paydata/scenario'
import { rareCards } from '@paydata/scenario'
import { english } from '@paydata/words/english'

/** What shows that a card did something. */
const deeds: ReadonlySet<What> = new Set<What>([
  'played',
  'installed',
  'rezzed',
  'scored',
  'stolen',
  'abilityUsed',
  'abilityTriggered',
  'subroutineResolved',
])

/** Counts what happened in all games. */
export class Coverage {
  private readonly used = new Map<string, number>()
  /** Cards that were in a deck. Nobody could see the others do anything. */
  private readonly dealt = new Set<string>()
  private readonly asked = new Map<string, number>()
  private readonly lengths: number[] = []
  private readonly endings = new Map<string, number>()
  private readonly parted = new Map<string, number>()
  private matches = 0
  private readonly twins = { updates: 0, bytes: 0 }

  see(game: Game): void {
    for (const { what, card } of game.occurred) {
      const title = card === null ? undefined : game.titles[card.card]
      if (title !== undefined && deeds.has(what)) count(this.used, title)
    }
    for (const { asks } of game.waiting) count(this.asked, asks)
  }

  compared({ answers, bytes, parted }: Watched): void {
    count(this.parted, parted)
    this.twins.updates += answers
    this.twins.bytes += bytes
  }

  playedMatch(): void {
    this.matches++
  }

  close(game: Game, answers: number): void {
    this.lengths.push(answers)
    for (const title of game.titles) this.dealt.add(title)
    count(this.endings, game.over === null ? 'not over' : `${game.over.winner ?? 'nobody'} ${game.over.how}`)
  }

  summary(): string {
    const sorted = [...this.lengths].sort((a, b) => a - b)
    const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
    const pairs = [...this.parted.values()].reduce((sum, each) => sum + each, 0)
    const all = [...cards, ...rareCards].filter(card => this.dealt.has(card.is))
    const unused = all.filter(card => card.printed.type !== 'identity' && !this.used.has(card.is))
    const unasked = Object.keys(english.prompts).filter(asks => !this.asked.has(asks))
    return [
      `games     ${this.lengths.length}, ${this.matches} of them matches`,
      `answers   ${this.lengths.reduce((sum, each) => sum + each, 0)}`,
      `lengths   ${at(0)} to ${at(1)}, half under ${at(0.5)}, nine in ten under ${at(0.9)}`,
      `endings   ${listed(this.endings)}`,
      `twins     ${pairs} pairs, ${this.twins.updates} updates, ${this.twins.bytes} bytes compared; until ${listed(this.parted)}`,
      `questions ${listed(this.asked)}`,
      ...(unasked.length === 0 ? [] : [`          not ${unasked.join(', ')}`]),
      `cards     ${all.length - unused.length} of ${all.length} in these decks did something`,
      ...(unused.length === 0 ? [] : [`          not ${unused.map(card => card.is).join(', ')}`]),
    ].join('\n')
  }
}

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([key, times]) => `${key} ${times}`)
    .join(', ')
