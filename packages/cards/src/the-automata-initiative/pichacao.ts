import {
  addTo,
  card,
  gainClicks,
  ifSo,
  installOnlyOn,
  isNot,
  isNthTime,
  may,
  on,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const pichacao = card(
  'pichacao',
  installOnlyOn(type('ice')),
  when(
    on({ what: ['icePassed'], card: 'host' }),
    may([
      gainClicks(1),
      ifSo(isNot(isNthTime(1, 'thisTurn', { what: ['clicksGained'], by: 'you', during: 'run' })), [
        addTo('self', 'hand'),
      ]),
    ]),
  ),
)
