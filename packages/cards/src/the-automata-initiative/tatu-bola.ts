import {
  card,
  chosen,
  endRun,
  from,
  gainCredits,
  may,
  on,
  subroutine,
  swap,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const tatuBola = card(
  'tatu_bola',
  when(
    on({ what: ['icePassed'], card: 'self' }),
    may([swap('self', chosen(from('hq', type('ice')))), gainCredits(4)]),
  ),
  subroutine(endRun()),
)
