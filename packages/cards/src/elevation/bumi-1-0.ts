import {
  card,
  chosen,
  clickBreak,
  damage,
  from,
  may,
  on,
  running,
  subroutine,
  subtype,
  trash,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const bumi10 = card(
  'bumi_1_0',
  when(
    on({ what: ['rezzed'], card: 'self' }, running(['here'])),
    may([trash(chosen(from('installed', type('program'), subtype('trojan'))))]),
  ),
  clickBreak(),
  subroutine(trash(chosen(from('installed', type('program'))))),
  subroutine(damage('core', 1)),
)
