import {
  addTo,
  all,
  always,
  card,
  chosen,
  draw,
  from,
  hostOf,
  hostsAtMost,
  installed,
  mayPay,
  ownedBy,
  paid,
  trashThis,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

const hostToDraw = mayPay([hostOf(chosen(from('grip')), 'facedown')], { then: [draw(1)] })

export const readWriteShare = card(
  'read_write_share',
  always(hostsAtMost(4)),
  when(installed('self'), hostToDraw),
  when(turnBegins('you'), hostToDraw),
  paid([trashThis], [addTo(all(from('hosted', ownedBy('runner'))), 'shuffledIntoDeck')]),
)
