import {
  always,
  bound,
  card,
  chosen,
  from,
  has,
  isAdvanceable,
  mostX,
  placeCounters,
  play,
} from '@paydata/engine/vocabulary'

export const psychographics = card(
  'psychographics',
  always(mostX(has('runner', 'tags'))),
  play(placeCounters('advancement', bound('X'), chosen(from('installed', isAdvanceable)))),
)
