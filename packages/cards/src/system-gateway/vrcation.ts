import { atLeast, card, draw, has, ifSo, loseClicks, play } from '@paydata/engine/vocabulary'

export const vrcation = card(
  'vrcation',
  play(draw(4), ifSo(atLeast(has('you', 'clicks'), 1), [loseClicks(1)])),
)
