import {
  addTo,
  badPublicity,
  card,
  chooseCards,
  chosen,
  from,
  oneOf,
  ownedBy,
  play,
  the,
} from '@paydata/engine/vocabulary'

export const scapegoat = card(
  'scapegoat',
  play(
    oneOf(
      [
        [badPublicity(2, 'remove')],
        [
          chooseCards(chosen(from('installed', ownedBy('runner')))),
          addTo(the('chosen'), 'shuffledIntoDeck', { by: 'runner' }),
        ],
      ],
      { who: 'runner' },
    ),
  ),
)
