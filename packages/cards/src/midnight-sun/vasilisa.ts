import {
  card,
  chosen,
  credits,
  encountered,
  from,
  giveTags,
  isAdvanceable,
  mayPay,
  placeCounters,
  subroutine,
  when,
} from '@paydata/engine/vocabulary'

export const vasilisa = card(
  'vasilisa',
  when(
    encountered(),
    mayPay([credits(1)], {
      then: [placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))],
    }),
  ),
  subroutine(giveTags(1)),
)
