import {
  atLeast,
  cannot,
  card,
  has,
  isNot,
  lasting,
  loseClicks,
  on,
  ownedBy,
  subroutine,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const vertigo = card(
  'vertigo',
  when(
    on({ what: ['icePassed'], card: 'self' }, isNot(atLeast(has('runner', 'clicks'), 1))),
    lasting(untilRunEnds, [
      cannot('steal', { who: 'runner', cards: [ownedBy('corp')] }),
      cannot('trash', { who: 'runner', cards: [ownedBy('corp')] }),
    ]),
  ),
  subroutine(loseClicks(1, 'runner')),
)
