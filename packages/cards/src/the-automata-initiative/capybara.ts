import { card, derez, mayPay, on, removeThis, when } from '@paydata/engine/vocabulary'

export const capybara = card(
  'capybara',
  when(on({ what: ['iceBypassed'] }), mayPay([removeThis], { then: [derez('it')] })),
)
