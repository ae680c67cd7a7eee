import {
  bypass,
  card,
  identifyMark,
  mayPay,
  on,
  running,
  trashThis,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const backstitching = card(
  'backstitching',
  when(turnBegins('you'), identifyMark()),
  when(
    on({ what: ['iceEncountered'], card: [type('ice')] }, running('mark')),
    mayPay([trashThis], { then: [bypass()] }),
  ),
)
