import {
  additionalCost,
  addTo,
  all,
  always,
  card,
  chooseCards,
  chooseCardType,
  chosen,
  clicks,
  from,
  ifSo,
  isAdvanceable,
  ofType,
  placeCounters,
  play,
  reveal,
  the,
  together,
  upToCards,
  wasBound,
} from '@paydata/engine/vocabulary'

export const touchUps = card(
  'touch_ups',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(
    placeCounters('advancement', 2, chosen(from('installed', isAdvanceable), 'advanced')),
    ifSo(wasBound('advanced'), [
      together(chooseCardType('type', 'runner'), reveal(all(from('grip')), 'you', { as: 'revealed' })),
      together(
        chooseCards(upToCards(2, from({ the: 'revealed' }, ofType('type')), 'back')),
        addTo(the('back'), 'shuffledIntoDeck', { by: 'runner' }),
      ),
    ]),
  ),
)
