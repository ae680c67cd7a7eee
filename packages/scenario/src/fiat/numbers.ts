import { linger } from '@paydata/engine/inside/changes/linger'
import { touch } from '@paydata/engine/inside/changes/touch'
import { pathOf } from '@paydata/engine/inside/language/definitions'
import { handSizeOf, linkOf, memoryLimitOf } from '@paydata/engine/inside/queries/facts/characteristics'
import { score } from '@paydata/engine/inside/queries/facts/score'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import { fillerOf } from '../blanks.ts'
import { checkNumbers } from '../checking.ts'
import { createCard } from '../placing.ts'
import type { Playing } from '../playing.ts'
import { declarations } from './rules.ts'

/** Numbers to set. What is counted from cards (link, memory, hand size, points) is made up to the number. */
export interface Numbers {
  readonly corp?: {
    readonly credits?: number
    readonly clicks?: number
    readonly badPublicity?: number
    readonly agendaPoints?: number
    readonly handSize?: number
  }
  readonly runner?: {
    readonly credits?: number
    readonly clicks?: number
    readonly tags?: number
    readonly coreDamage?: number
    readonly fund?: number
    readonly link?: number
    readonly memory?: number
    readonly agendaPoints?: number
    readonly handSize?: number
  }
}

export function setNumbers(playing: Playing, numbers: Numbers): void {
  checkNumbers(numbers)
  const { corp = {}, runner = {} } = numbers
  const points: [Side, number][] = []
  if (corp.agendaPoints !== undefined) points.push(['corp', corp.agendaPoints])
  if (runner.agendaPoints !== undefined) points.push(['runner', runner.agendaPoints])
  const fillers = points.map(([side]) => fillerOf[side])
  playing.change(game => {
    setPlain(game, { corp, runner })
    const { link, memory } = runner
    if (link !== undefined) differBy(game, declarations.link, link - linkOf(game))
    if (memory !== undefined) differBy(game, declarations.memory, memory - memoryLimitOf(game))
    if (corp.handSize !== undefined)
      differBy(game, declarations.corpHandSize, corp.handSize - handSizeOf(game, 'corp'))
    if (runner.handSize !== undefined)
      differBy(game, declarations.runnerHandSize, runner.handSize - handSizeOf(game, 'runner'))
    for (const [side, wanted] of points) setPoints(game, side, wanted)
  }, fillers)
}

function setPlain(game: Game, { corp = {}, runner = {} }: Numbers): void {
  game.corp.credits = corp.credits ?? game.corp.credits
  game.corp.clicks = corp.clicks ?? game.corp.clicks
  game.corp.badPublicity = corp.badPublicity ?? game.corp.badPublicity
  game.runner.credits = runner.credits ?? game.runner.credits
  game.runner.clicks = runner.clicks ?? game.runner.clicks
  game.runner.tags = runner.tags ?? game.runner.tags
  game.runner.coreDamage = runner.coreDamage ?? game.runner.coreDamage
  game.runner.fund = runner.fund ?? game.runner.fund
}

/** A lingering effect of the rules that makes the difference. */
export function differBy(
  game: Game,
  declares: (typeof declarations)[keyof typeof declarations],
  amount: number,
  more: Partial<Pick<Parameters<typeof linger>[1], 'until' | 'vars'>> = {},
): void {
  if (amount === 0) return
  linger(game, {
    of: pathOf(declares),
    by: 'corp',
    source: null,
    until: more.until ?? { at: 'gameEnds' },
    vars: { ...more.vars, amount },
  })
}

/** A blank card in the score area is worth what is missing, or less than nothing. */
function setPoints(game: Game, side: Side, wanted: number): void {
  const zone = side === 'corp' ? 'corpScore' : 'runnerScore'
  const made = createCard(game, side, zone)
  const points = wanted - score(game, side)
  touch(game, made).conversion = { into: 'agenda', points }
}
