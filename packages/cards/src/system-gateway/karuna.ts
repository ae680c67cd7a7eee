import { card, damage, jackOut, may, subroutine } from '@paydata/engine/vocabulary'

export const karuna = card(
  'karuna',
  subroutine(damage('net', 2), may([jackOut()], { who: 'runner' })),
  subroutine(damage('net', 2)),
)
