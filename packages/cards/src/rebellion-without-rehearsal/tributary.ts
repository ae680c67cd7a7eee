import {
  card,
  chosen,
  draw,
  firstTime,
  from,
  install,
  lasting,
  may,
  moveIce,
  strength,
  subroutine,
  type,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const tributary = card(
  'tributary',
  when(firstTime('turn', { what: ['runBegan'] }), may([moveIce('self', 'attacked')])),
  subroutine(
    may([draw(1)]),
    may([install(chosen(from('hq', type('ice'))), { elsewhere: { than: 'self' }, ignore: 'all' })]),
  ),
  subroutine(lasting(untilRunEnds, [strength(from('installed', type('ice')), 2)])),
)
