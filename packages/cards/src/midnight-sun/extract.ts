import { card, chosen, from, gainCredits, mayPay, ownedBy, play, trashOf } from '@paydata/engine/vocabulary'

export const extract = card(
  'extract',
  play(
    gainCredits(6),
    mayPay([trashOf(chosen(from('installed', ownedBy('corp'))))], { then: [gainCredits(3)] }),
  ),
)
