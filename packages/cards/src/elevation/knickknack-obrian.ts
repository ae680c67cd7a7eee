import {
  card,
  chosen,
  draw,
  firstTime,
  from,
  gainCredits,
  isOther,
  mayPay,
  ownedBy,
  propertyOf,
  the,
  together,
  trashOf,
  when,
} from '@paydata/engine/vocabulary'

export const knickknackObrian = card(
  'knickknack_obrian',
  when(
    firstTime('turn', { what: ['runBegan'] }),
    mayPay([trashOf(chosen(from('installed', ownedBy('runner'), isOther), 'gone'))], {
      then: [together(gainCredits(propertyOf('printedCost', the('gone'))), draw(1))],
    }),
  ),
)
