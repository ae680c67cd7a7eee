import { beginAbility } from '@paydata/engine/inside/changes/frames'
import { scoreAgenda, stealAgenda } from '@paydata/engine/inside/changes/handling-cards'
import { happen } from '@paydata/engine/inside/changes/happen'
import type { Instruction } from '@paydata/engine/inside/instructions/index'
import { isInstruction } from '@paydata/engine/inside/instructions/index'
import { defineRules, pathOf } from '@paydata/engine/inside/language/definitions'
import { typeOf } from '@paydata/engine/inside/queries/facts/characteristics'
import { cardAt, isInstalled } from '@paydata/engine/inside/queries/facts/look'
import type { CardState } from '@paydata/engine/inside/state/cards'
import { refOf } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import type { DamageKind, Side } from '@paydata/engine/inside/state/names'
import { otherSide } from '@paydata/engine/inside/state/names'
import { checkAmount, checkDamage, checkSide, checkWord } from '../checking.ts'
import type { Which } from '../finding.ts'
import { findCard, findFree } from '../finding.ts'
import { serverIn, titleOf } from '../labels.ts'
import type { Playing } from '../playing.ts'
import { refuse, shown } from '../refusing.ts'
import { deeds } from './rules.ts'

/** Begins an ability of the rules on top of what is in progress. */
export function beginDeed(
  game: Game,
  does: readonly Instruction[],
  by: Side,
  more: { readonly cards?: readonly number[]; readonly amount?: number } = {},
): void {
  const cards = (more.cards ?? []).map(n => refOf(cardAt(game, n)))
  beginAbility(game, pathOf(does), { by, vars: { cards, amount: more.amount ?? 0 } })
}

/** Words of the vocabulary, and not the words that a player reads. */
export function checkInstructions(given: readonly Instruction[]): void {
  for (const each of given)
    if (!isInstruction(each))
      refuse(
        `${shown(each)} is no instruction of @paydata/engine/vocabulary, such as loseClicks(1) or endRun().`,
      )
}

/** What effects do, done at any time; everything that follows from it follows. */
export function effectsOf(playing: Playing) {
  const amountsOf = (does: readonly Instruction[], by: Side, amount: number): void => {
    checkSide(by)
    checkAmount('what is done', amount)
    playing.change(game => beginDeed(game, does, by, { amount }))
  }
  const amounts = (does: readonly Instruction[], by: Side) => (amount: number) => amountsOf(does, by, amount)
  const onCards = (does: readonly Instruction[], by: Side, cards: readonly number[]): void =>
    playing.change(game => beginDeed(game, does, by, { cards }))
  const installed = (which: Which): number => {
    const card = findCard(playing.current, which)
    if (card.owner === 'runner' || !isInstalled(card))
      refuse(
        `${titleOf(playing.current, card)} is no installed Corp card, so it cannot be rezzed or derezzed.`,
      )
    return card.card
  }
  const agenda = (game: Game, which: Which): CardState => {
    const card = findFree(game, which)
    if (typeOf(game, card) !== 'agenda') refuse(`${titleOf(game, card)} is no agenda.`)
    return card
  }

  return {
    /** Trashes a card; who does it is the opponent of its owner, unless said otherwise. */
    trash: (which: Which, by?: Side): void => {
      const card = findFree(playing.current, which)
      const trasher = by ?? otherSide(card.owner)
      checkSide(trasher)
      onCards(deeds.trash, trasher, [card.card])
    },
    giveTags: amounts(deeds.giveTags, 'corp'),
    removeTags: amounts(deeds.removeTags, 'runner'),
    giveBadPublicity: amounts(deeds.takeBadPublicity, 'runner'),
    removeBadPublicity: amounts(deeds.removeBadPublicity, 'corp'),
    /** The Corp does damage to the Runner. */
    damage: (kind: DamageKind, amount: number): void => {
      checkDamage(kind)
      amountsOf(deeds[kind], 'corp', amount)
    },
    draw: (side: Side, amount = 1): void => amountsOf(deeds.draw, side, amount),
    gainCredits: (side: Side, amount: number): void => amountsOf(deeds.gainCredits, side, amount),
    loseCredits: (side: Side, amount: number): void => amountsOf(deeds.loseCredits, side, amount),
    purge: (): void => onCards(deeds.purge, 'corp', []),
    /** Rezzes a card at any time, paying what it costs or for nothing. */
    rez: (which: Which, how: 'pay' | 'free' = 'pay'): void => {
      checkWord(how, ['pay', 'free'])
      onCards(how === 'free' ? deeds.rezFree : deeds.rez, 'corp', [installed(which)])
    },
    derez: (which: Which): void => onCards(deeds.derez, 'runner', [installed(which)]),
    /** The Corp scores the agenda, wherever it is and however little advanced. */
    score: (which: Which): void => playing.change(game => scoreAgenda(game, agenda(game, which))),
    steal: (which: Which): void => playing.change(game => stealAgenda(game, agenda(game, which))),
    endRun: (): void => onCards(deeds.endRun, 'corp', []),
    /** Names the mark of this turn. */
    setMark: (name: string): void =>
      playing.change(game => {
        const server = serverIn(game, name)
        game.mark = server
        happen(game, 'markIdentified', { by: 'runner', server })
      }),
    /** Resolves any instructions of the vocabulary for a side, such as `loseClicks(1)`. */
    resolve: (side: Side, ...instructions: readonly Instruction[]): void => {
      checkSide(side)
      checkInstructions(instructions)
      if (instructions.length === 0) refuse("say what is resolved, such as resolve('runner', loseClicks(1)).")
      playing.change(game => beginDeed(game, namedByContent(instructions), side))
    },
  }
}

/** The same instructions have the same path in every run of a test, so that a saved game finds them again. */
const namedByContent = (instructions: readonly Instruction[]): readonly Instruction[] =>
  defineRules(`fiat/resolve ${JSON.stringify(instructions)}`, instructions)
