import {
  all,
  card,
  firstTime,
  from,
  gainCredits,
  look,
  may,
  on,
  subtype,
  the,
  trash,
  turnOf,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const nuvemSaLawOfTheLand = card(
  'nuvem_sa_law_of_the_land',
  when(
    on({ what: ['playResolved'], card: [type('operation')] }),
    look(all(from({ top: 1, of: 'rnd' })), { as: 'seen' }),
    may([trash(the('seen'))]),
  ),
  when(
    on({ what: ['actionFinished'], by: 'you', card: [subtype('expendable')] }),
    look(all(from({ top: 1, of: 'rnd' })), { as: 'seen' }),
    may([trash(the('seen'))]),
  ),
  when(firstTime('turn', { what: ['trashed'], by: 'you', from: ['rnd'] }, turnOf('you')), gainCredits(2)),
)
