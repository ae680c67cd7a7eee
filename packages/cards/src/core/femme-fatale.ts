import {
  boosts,
  breaks,
  bypass,
  card,
  chooseCards,
  chosen,
  credits,
  encountered,
  from,
  installed,
  mayPay,
  propertyOf,
  the,
  type,
  when,
  whileActive,
} from '@paydata/engine/vocabulary'

export const femmeFatale = card(
  'femme_fatale',
  breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' }),
  boosts({ cost: [credits(2)], strength: 1 }),
  when(installed('self'), chooseCards(chosen(from('installed', type('ice')), 'ice'), whileActive)),
  when(
    encountered(the('ice')),
    mayPay([credits(propertyOf('subroutines', 'encountered'))], { then: [bypass()] }),
  ),
)
