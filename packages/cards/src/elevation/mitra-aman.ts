import {
  card,
  chosen,
  from,
  gainCredits,
  may,
  mayPay,
  on,
  protecting,
  swap,
  together,
  trashThis,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const mitraAman = card(
  'mitra_aman',
  when(
    on({ what: ['iceApproached'], card: [protecting(['here'])] }),
    mayPay([trashThis], {
      then: [
        together(gainCredits(3), may([swap('approached', chosen(from(['archives', 'hq'], type('ice'))))])),
      ],
    }),
  ),
)
