import { all, card, chosen, from, install, inZone, may, play, trash, type } from '@paydata/engine/vocabulary'

export const thePrice = card(
  'the_price',
  play(
    trash(all(from({ top: 4, of: 'stack' })), 'you', { as: 'trashed' }),
    may([
      install(
        chosen(
          from({ remembered: 'trashed' }, type('program', 'hardware', 'resource'), inZone('heap')),
          'installed',
        ),
        { change: -3 },
      ),
    ]),
  ),
)
