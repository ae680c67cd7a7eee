import type { CardState, Counters } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import { noCounters } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import { zoneNumber } from '../state/names.ts'
import type { Option, Question } from '../state/questions.ts'
import { Sum } from './sum.ts'

/**
 * A short digest of what a game is at a moment: where every card lies and what is on it, what both players have, what is
 * asked, and how much chance was used. It says nothing of how the state is kept, so it stays the same when that changes,
 * and it proves nothing about who made it.
 */
export function digestOf(game: Game): string {
  const sum = new Sum()
  const { corp, runner, zones, servers } = game
  sum.number(game.turn)
  sum.text(game.active)
  for (const each of [corp.credits, corp.clicks, corp.badPublicity]) sum.number(each)
  for (const each of [runner.credits, runner.clicks, runner.tags, runner.coreDamage, runner.fund])
    sum.number(each)
  for (const zone of Object.values(zones)) {
    sum.number(zone.length)
    for (const card of zone) sum.number(card)
  }
  for (const { id, root, ice } of servers) {
    sum.text(id)
    for (const card of root) sum.number(card)
    for (const position of ice) sum.number(position.ice ?? -1)
  }
  for (const card of game.cards) addCard(sum, card)
  sum.number(game.lingering.length)
  sum.text(game.mark ?? '')
  sum.number(game.random.drawn)
  for (const question of game.waiting) addQuestion(sum, question)
  if (game.over !== null) sum.text(`${game.over.winner} ${game.over.how}`)
  return sum.written()
}

function addCard(sum: Sum, { zone, life, faceup, counters, host, flipped, back }: CardState): void {
  sum.number(zoneNumber[zone])
  sum.number(life)
  sum.number(faceup ? 1 : 0)
  sum.number(sumOfCounters(counters))
  addRef(sum, host)
  // Only double-sided cards have more than their front, and few of these more than one back.
  if (flipped !== 0) sum.text(`face ${flipped}`)
  if (back !== 1) sum.text(`back ${back}`)
}

/** In whatever order they were placed. */
function sumOfCounters(counters: Counters): number {
  if (counters === noCounters) return 0
  let all = 0
  for (const [kind, amount] of Object.entries(counters)) {
    if (amount === 0) continue
    const sum = new Sum()
    sum.text(kind)
    sum.number(amount)
    all = (all + sum.low) | 0
  }
  return all
}

function addQuestion(sum: Sum, question: Question): void {
  sum.text(question.for)
  sum.text(question.asks)
  sum.number(question.number)
  if (question.form === 'choose') {
    // What can be done counts, and not in which order it is listed.
    let all = 0
    for (const option of question.options) all = (all + sumOfOption(option)) | 0
    sum.number(all)
  } else if (question.form === 'number') {
    sum.number(question.least)
    sum.number(question.most)
  } else sum.number(question.total)
}

function sumOfOption({ does, card, ability, server, key, index }: Option): number {
  const sum = new Sum()
  sum.text(does)
  addRef(sum, card ?? null)
  if (ability !== undefined) sum.text(ability)
  if (server !== undefined) sum.text(server)
  if (key !== undefined) sum.text(key)
  if (index !== undefined) sum.number(index)
  return sum.low
}

function addRef(sum: Sum, ref: Ref | null): void {
  sum.number(ref === null ? -1 : ref.card)
  sum.number(ref === null ? -1 : ref.life)
}
