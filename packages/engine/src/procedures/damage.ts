import { sufferDamage } from '../changes/damage.ts'
import type { Next } from '../changes/frames.ts'
import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { show } from '../changes/show.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { gather } from '../queries/cards.ts'
import { choosersOf } from '../queries/damage.ts'
import type { Refusal } from '../queries/refusals.ts'
import { at } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import type { ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { DamageKind, Side } from '../state/names.ts'
import { otherSide } from '../state/names.ts'
import { cardsIn, name, numberIn, refsIn, wordIn } from './frames.ts'
import type { Procedure } from './table.ts'

const grip = { from: 'grip', where: [] } as const
const kindIn = (frame: ProcedureFrame): DamageKind => wordIn(frame, 'kind') as DamageKind

/** Every effect that tells a player to choose lets that player look, also where the other one chooses (CR 9.12.1c). */
function look(game: Game, frame: ProcedureFrame): Next {
  const choosers = choosersOf(game, kindIn(frame))
  const amount = numberIn(frame, 'amount')
  // Other damage of the same cost may have left no choice.
  if (amount >= game.zones.grip.length) return 'trash'
  for (let i = numberIn(frame, 'asked'); i < choosers.length; i++) {
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
      name(frame, { asked: i + 1 })
      if (at(chosen, 0).does === 'no') continue
    }
    if (by === 'corp' && frame.shows.length === 0) {
      const seen = gather(game, grip, frame)
      show(game, frame, seen, by)
      for (const card of seen) happen(game, 'lookedAt', { by, card, because: source })
    }
    const chooses = Math.min(amount, Math.max(cards, numberIn(frame, by)))
    name(frame, { asked: i + 1, [by]: chooses, [`${by}Source`]: source === null ? [] : [source] })
  }
  return undefined
}

/** One after another; what both would choose the active player chooses (CR 9.12.1c, 10.4.3a). */
function choose(game: Game, frame: ProcedureFrame): Next {
  const answer = takeOptions(frame)
  const picked = refsIn(frame, 'chosen')
  if (answer !== undefined) {
    const more = answer.flatMap(option => (option.card === undefined ? [] : [option.card]))
    name(frame, { chosen: [...picked, ...more] })
    return 'choose'
  }
  const order: readonly Side[] = [game.active, otherSide(game.active)]
  const by = order.find(side => numberIn(frame, side) > picked.length)
  if (by === undefined) return undefined
  const count = numberIn(frame, by) - picked.length
  askChoice(game, {
    for: by,
    asks: 'choose',
    about: { is: 'damage' },
    source: refsIn(frame, `${by}Source`)[0] ?? null,
    options: optionsAmong(among => judgeDamaged(game, frame, among)),
    least: count,
    most: count,
  })
  return again
}

/** Cards of the grip that were not chosen by the other player. */
export function judgeDamaged(game: Game, frame: ProcedureFrame, among: Candidates): void {
  const picked = refsIn(frame, 'chosen')
  for (const card of gather(game, grip, frame))
    judge(among, picked.some(ref => ref.card === card.card) ? chosenAlready : undefined, () => ({
      does: 'card',
      card: refOf(card),
    }))
}
const chosenAlready: Refusal = { reason: 'chosenAlready', rule: '10.4.3a' }

/** CR 10.4.3. */
function suffer(game: Game, frame: ProcedureFrame): Next {
  const suffering = { kind: kindIn(frame), amount: numberIn(frame, 'amount'), responsible: frame.by }
  sufferDamage(game, suffering, cardsIn(game, frame, 'chosen'))
  return undefined
}

export const damaging: Procedure = [
  { step: 'look', rule: '9.12.1c', deed: look },
  { step: 'choose', rule: '10.4.3a', deed: choose },
  { step: 'trash', rule: '10.4.3', deed: suffer },
]
