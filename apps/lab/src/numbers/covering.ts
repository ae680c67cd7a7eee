import { appendFileSync } from 'node:fs'
import { cards } from '@paydata/cards'
import type { Deck, Definition, Setup, Side } from '@paydata/engine'
import { newestEdition } from '@paydata/engine'
import { diceOf } from '@paydata/scenario'
import { at, filled, isAgenda, isIdentity, shuffled } from '../pool.ts'
import type { Course } from './course.ts'
import { gamesFile } from './course.ts'

/** The cards that are in no deck of a game by the newest rules, so that no course tells when a rule of theirs changes. */
export function cardsInNoCourse(games: Readonly<Record<string, Course>>): readonly string[] {
  const played = new Set(
    Object.values(games).flatMap(game => (game.edition === newestEdition ? game.cards : [])),
  )
  return cards.flatMap(({ is }) => (played.has(is) ? [] : [is]))
}

/** Adds games to those that are played, until each card is in a deck of one. */
export function addGamesWith(missing: readonly string[], games: Readonly<Record<string, Course>>): void {
  const left = new Set(missing)
  for (let nth = Object.keys(games).length; left.size > 0; nth++) {
    const seed = `course ${nth}`
    const [corp, runner] = [deckWith('corp', left, seed), deckWith('runner', left, seed)]
    const setup: Omit<Setup, 'definitions'> = { seed, corp, runner }
    appendFileSync(gamesFile, `${JSON.stringify(setup)}\n`)
    for (const card of [corp.identity, ...corp.cards, runner.identity, ...runner.cards]) left.delete(card)
  }
}

/** A deck of as many of these cards as it has room for, and of others. */
function deckWith(side: Side, wanted: ReadonlySet<string>, seed: string): Deck {
  const mixed = shuffled(
    cards.filter(({ printed }) => printed.side === side),
    diceOf(`${seed}/${side}`),
  )
  const isWanted = ({ is }: Definition): boolean => wanted.has(is)
  const ours = [...mixed.filter(isWanted), ...mixed.filter(card => !isWanted(card))]
  const identity = at(ours.filter(isIdentity), 0).is
  const kinds = ours.filter(card => !isIdentity(card) && !isAgenda(card))
  return filled(identity, ours.filter(isAgenda), kinds)
}
