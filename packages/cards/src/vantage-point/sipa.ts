import {
  card,
  chosen,
  firstTime,
  from,
  isOutermost,
  may,
  not,
  same,
  swap,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const sipa = card(
  'sipa',
  when(
    firstTime('turn', { what: ['icePassed'], card: [isOutermost], kind: 'fullyBroken' }),
    may([swap('it', chosen(from('installed', type('ice'), not(same('it')))))]),
  ),
)
