import {
  card,
  draw,
  happened,
  ifSo,
  isNot,
  on,
  oneOf,
  removeTags,
  trash,
  type,
  when,
} from '@paydata/engine/vocabulary'

const iceWasRezzed = happened('thisTurn', { what: ['rezzed'], card: [type('ice')] })

export const underdomeIrregulars = card(
  'underdome_irregulars',
  when(
    on({ what: ['actionPhaseEnded'], by: 'you' }),
    ifSo(iceWasRezzed, [oneOf([[draw(2)], [removeTags(1)]])]),
    ifSo(isNot(iceWasRezzed), [trash('self')]),
  ),
)
