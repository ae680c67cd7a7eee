import { card, giveTags, happened, ifSo, on, persistent, when } from '@paydata/engine/vocabulary'

export const amazeAmusements = card(
  'amaze_amusements',
  persistent(
    when(
      on({ what: ['runEnded'], server: ['here'] }),
      ifSo(happened('thisRun', { what: ['stolen'] }), [giveTags(2)]),
    ),
  ),
)
