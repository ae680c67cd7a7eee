import {
  atLeast,
  cannot,
  card,
  chosen,
  countOf,
  credits,
  from,
  ifSo,
  isAdvanceable,
  isNot,
  isUnrezzed,
  lasting,
  mayPay,
  placeCounters,
  same,
  the,
  turnEnds,
  untilTurnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const ptUntaianLifesBuildingBlocks = card(
  'pt_untaian_lifes_building_blocks',
  when(
    turnEnds('you'),
    ifSo(isNot(atLeast(countOf(from('hq')), 4)), [
      mayPay([credits(1)], {
        then: [
          placeCounters('advancement', 1, chosen(from('installed', isUnrezzed, isAdvanceable))),
          lasting(untilTurnEnds, [cannot('score', { who: 'you', cards: [same(the('chosen'))] })]),
        ],
      }),
    ]),
  ),
)
