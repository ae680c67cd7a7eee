import {
  card,
  credits,
  endRun,
  giveTags,
  ifSo,
  isTagged,
  mayPay,
  on,
  subroutine,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const lamplighter = card(
  'lamplighter',
  when(on({ what: ['scored', 'stolen'], serverOrRoot: ['here'] }), trash('self')),
  subroutine(mayPay([credits(3)], { who: 'runner', otherwise: [giveTags(1)] })),
  subroutine(ifSo(isTagged, [endRun()])),
)
