import type { Cards, Choose } from '../language/expressions.ts'
import { isChoose } from '../queries/cards.ts'

/** The choices a player announces for the cards an instruction names. */
export const choicesIn = (cards: Cards): readonly Choose[] => (isChoose(cards) ? [cards] : none)

const none: readonly Choose[] = []
