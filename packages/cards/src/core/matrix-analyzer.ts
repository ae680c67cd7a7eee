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
  trace,
  when,
} from '@paydata/engine/vocabulary'

export const matrixAnalyzer = card(
  'matrix_analyzer',
  when(
    encountered(),
    mayPay([credits(1)], {
      then: [placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))],
    }),
  ),
  subroutine(trace(2, { ifSuccessful: [giveTags(1)] })),
)
