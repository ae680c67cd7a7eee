import { sufferDamage } from '../changes/dealing-damage.ts'
import type { Next } from '../changes/frames.ts'
import { again, askChoice, giveResult, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { show } from '../changes/show.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { gather } from '../queries/facts/matching-cards.ts'
import { choosersOf } from '../queries/outcomes/damage-choosers.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { at } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { otherSide } from '../state/names.ts'
import { cardsIn, keep, keepAs } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

const grip = { from: 'grip', where: [] } as const

/** Every effect that tells a player to choose lets that player look, also where the other one chooses (CR 9.12.1c). */
function look(game: Game, frame: Procedure<'damage'>): Next {
  const choosers = choosersOf(game, frame.vars.kind)
  const amount = frame.vars.amount
  // Other damage of the same cost may have left no choice.
  if (amount >= game.zones.grip.length) return 'trash'
  for (let i = frame.vars.asked ?? 0; i < choosers.length; i++) {
    const { by, cards = amount, isOptional, path, source } = at(choosers, i)
    if (isOptional) {
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        askChoice(game, {
          for: by,
          asks: 'confirm',
          about: { is: 'ability', path },
          source,
          options: [{ does: 'yes' }, { does: 'no' }],
        })
        return again
      }
      keep(frame, { asked: i + 1 })
      if (at(chosen, 0).does === 'no') continue
    }
    if (by === 'corp' && frame.shows.length === 0) {
      const seen = gather(game, grip, frame)
      show(game, frame, seen, by)
      for (const card of seen) happen(game, 'lookedAt', { by, card, because: source })
    }
    const chooses = Math.min(amount, Math.max(cards, frame.vars[by] ?? 0))
    const because = source === null ? [] : [source]
    keep(frame, { asked: i + 1 })
    keepAs(frame, by, chooses)
    keepAs(frame, `${by}Source`, because)
  }
  return undefined
}

/** One after another; what both would choose the active player chooses (CR 9.12.1c, 10.4.3a). */
function choose(game: Game, frame: Procedure<'damage'>): Next {
  const answer = takeOptions(frame)
  const picked = frame.vars.chosen ?? []
  if (answer !== undefined) {
    const more = answer.flatMap(option => (option.card === undefined ? [] : [option.card]))
    keep(frame, { chosen: [...picked, ...more] })
    return 'choose'
  }
  const order: readonly Side[] = [game.active, otherSide(game.active)]
  const by = order.find(side => (frame.vars[side] ?? 0) > picked.length)
  if (by === undefined) return undefined
  const count = (frame.vars[by] ?? 0) - picked.length
  askChoice(game, {
    for: by,
    asks: 'choose',
    about: { is: 'damage' },
    source: frame.vars[`${by}Source`]?.[0] ?? null,
    options: optionsAmong(among => judgeDamaged(game, frame, among)),
    least: count,
    most: count,
  })
  return again
}

/** Cards of the grip that were not chosen by the other player. */
export function judgeDamaged(game: Game, frame: Procedure<'damage'>, among: Candidates): void {
  const picked = frame.vars.chosen ?? []
  for (const card of gather(game, grip, frame))
    judge(among, picked.some(ref => ref.card === card.card) ? chosenAlready : undefined, () => ({
      does: 'card',
      card: refOf(card),
    }))
}
const chosenAlready: OptionRefusal = { reason: 'chosenAlready', rule: '10.4.3a' }

/** CR 10.4.3. */
function suffer(game: Game, frame: Procedure<'damage'>): Next {
  const suffering = { kind: frame.vars.kind, amount: frame.vars.amount, responsible: frame.by }
  const trashed = sufferDamage(game, suffering, cardsIn(game, frame.vars.chosen))
  if (frame.vars.as !== undefined) giveResult(game, frame.vars.as, trashed)
  return undefined
}

export const damaging: ProcedureTable<'damage'> = [
  { step: 'look', rule: '9.12.1c', deed: look },
  { step: 'choose', rule: '10.4.3a', deed: choose },
  { step: 'trash', rule: '10.4.3', deed: suffer },
]
