import {
  addTo,
  card,
  credits,
  endActionPhase,
  from,
  happened,
  mayPay,
  on,
  onlyIf,
  ownedBy,
  play,
  random,
  reveal,
  the,
  threat,
  when,
} from '@paydata/engine/vocabulary'

export const bringThemHome = card(
  'bring_them_home',
  onlyIf(
    'play',
    happened('lastTurn', { what: ['stolen', 'trashed'], by: 'runner', card: [ownedBy('corp')] }),
  ),
  when(on({ what: ['playResolved'], card: 'self' }), endActionPhase()),
  play(addTo(random(2, from('grip')), 'topOfDeck', { reveal: true })),
  threat(
    3,
    play(
      mayPay([credits(2)], {
        then: [
          reveal(random(1, from('grip')), 'you', { as: 'revealed' }),
          addTo(the('revealed'), 'shuffledIntoDeck', { by: 'runner' }),
        ],
      }),
    ),
  ),
)
