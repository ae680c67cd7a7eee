import {
  accessMore,
  always,
  breach,
  card,
  firstTime,
  identifyMark,
  ifSo,
  lasting,
  later,
  memory,
  on,
  running,
  runSuccessful,
  turnBegins,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const virtuoso = card(
  'virtuoso',
  always(memory(1)),
  when(turnBegins('you'), identifyMark()),
  when(
    firstTime('turn', runSuccessful('mark')),
    ifSo(
      running(['hq']),
      [lasting(untilRunEnds, [accessMore('hq', 1)])],
      [later(when(on({ what: ['runEnded'] }), breach('hq')))],
    ),
  ),
)
