import type { Cards, CardsOrRandom, Choose } from '../language/expressions.ts'
import { isChoose } from '../queries/facts/matching-cards.ts'

/** The choices a player announces for the cards an instruction names. */
export const choicesIn = (cards: CardsOrRandom): readonly Choose[] => (isChoose(cards) ? [cards] : none)

const none: readonly Choose[] = []

/** To play or install a card is to choose also among those that may be as if they were in hand. */
export const reaching = <Written extends { readonly card: Cards }>(written: Written): Written =>
  isChoose(written.card)
    ? { ...written, card: { ...written.card, choose: { ...written.card.choose, reach: true } } }
    : written
