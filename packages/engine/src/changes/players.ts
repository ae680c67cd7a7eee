import { cardsInPool, creditsInPool, fundInPool, keepsPool } from '../queries/facts/pool.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { placeCounters, removeCounters } from './handling-cards.ts'
import { happen } from './happen.ts'

export function gainCredits(game: Game, side: Side, amount: number): void {
  if (amount <= 0) return
  game[side].credits += amount
  happen(game, 'creditsGained', { by: side, amount })
}

/** A player loses no more than the pool holds (CR 1.10.3b). */
export function loseCredits(game: Game, side: Side, amount: number): number {
  const lost = Math.min(creditsInPool(game, side), Math.max(0, amount))
  if (lost === 0 || keepsPool(game, side)) return 0
  let left = lost
  // What counts as part of the pool and would be gone with the run or with its card goes first.
  const fromFund = Math.min(left, fundInPool(game, side))
  if (fromFund > 0) spendFund(game, fromFund)
  left -= fromFund
  for (const card of cardsInPool(game, side)) left -= removeCounters(game, card, 'credit', left, side)
  game[side].credits -= left
  happen(game, 'creditsLost', { by: side, amount: lost })
  return lost
}

/** CR 10.6.3a. */
export function fillFund(game: Game): void {
  const amount = game.corp.badPublicity
  if (amount === 0) return
  game.runner.fund += amount
  happen(game, 'fundFilled', { by: 'runner', amount })
}

/** What was spent altogether is told as credits spent; this is how many of them were of the fund. */
export function spendFund(game: Game, amount: number): void {
  game.runner.fund -= amount
  happen(game, 'fundSpent', { by: 'runner', amount })
}

/** CR 10.6.3b. */
export function emptyFund(game: Game): void {
  const amount = game.runner.fund
  if (amount === 0) return
  game.runner.fund = 0
  happen(game, 'fundEmptied', { by: 'runner', amount })
}

export function gainClicks(game: Game, side: Side, amount: number): void {
  if (amount <= 0) return
  game[side].clicks += amount
  happen(game, 'clicksGained', { by: side, amount })
}

export function loseClicks(game: Game, side: Side, amount: number): number {
  const lost = Math.min(game[side].clicks, Math.max(0, amount))
  if (lost === 0) return 0
  game[side].clicks -= lost
  happen(game, 'clicksLost', { by: side, amount: lost })
  return lost
}

export function spendClicks(game: Game, side: Side, amount: number): void {
  if (amount <= 0) return
  game[side].clicks -= amount
  happen(game, 'clicksSpent', { by: side, amount })
}

export function takeTags(game: Game, amount: number): void {
  if (amount <= 0) return
  game.runner.tags += amount
  happen(game, 'tagsTaken', { by: 'runner', amount })
}

export function removeTags(game: Game, amount: number, by: Side): number {
  const gone = Math.min(game.runner.tags, Math.max(0, amount))
  if (gone === 0) return 0
  game.runner.tags -= gone
  happen(game, 'tagsRemoved', { by, amount: gone })
  return gone
}

export function takeBadPublicity(game: Game, amount: number): void {
  if (amount <= 0) return
  game.corp.badPublicity += amount
  happen(game, 'badPublicityTaken', { by: 'corp', amount })
}

/** It is on the card and not of the Corp from now on, which is not to remove it (CR 1.13.3, 1.13.12). */
export function hostBadPublicity(game: Game, on: CardState, amount: number, by: Side): void {
  const moved = Math.min(game.corp.badPublicity, Math.max(0, amount))
  game.corp.badPublicity -= moved
  placeCounters(game, on, 'badPublicity', moved, by)
}

export function removeBadPublicity(game: Game, amount: number): number {
  const gone = Math.min(game.corp.badPublicity, Math.max(0, amount))
  if (gone === 0) return 0
  game.corp.badPublicity -= gone
  happen(game, 'badPublicityRemoved', { by: 'corp', amount: gone })
  return gone
}
