import { atLeast, card, damage, giveTags, has, ifSo, subroutine } from '@paydata/engine/vocabulary'

export const doomscroll = card(
  'doomscroll',
  subroutine(giveTags(1)),
  subroutine(damage('net', 1)),
  subroutine(ifSo(atLeast(has('runner', 'tags'), 2), [damage('net', 2)])),
)
