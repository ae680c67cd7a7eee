import { card, credits, damage, jackOut, may, mayPay, subroutine } from '@paydata/engine/vocabulary'

export const lionsmane = card(
  'lionsmane',
  subroutine(damage('net', 2)),
  subroutine(mayPay([credits(3)], { who: 'runner', otherwise: [damage('net', 2)] })),
  subroutine(may([jackOut()], { who: 'runner', otherwise: [damage('net', 2)] })),
)
