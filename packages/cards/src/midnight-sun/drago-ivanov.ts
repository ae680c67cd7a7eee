import { always, canAdvance, card, counters, giveTags, paid, turnOf } from '@paydata/engine/vocabulary'

export const dragoIvanov = card(
  'drago_ivanov',
  always(canAdvance),
  paid([counters('advancement', 2)], [giveTags(1)], { onlyIf: turnOf('you') }),
)
