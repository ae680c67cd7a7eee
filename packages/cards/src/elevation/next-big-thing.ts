import {
  addTo,
  anyNumber,
  card,
  clicks,
  counters,
  draw,
  from,
  paid,
  placeCounters,
  scoredOrStolen,
  when,
} from '@paydata/engine/vocabulary'

export const nextBigThing = card(
  'next_big_thing',
  when(scoredOrStolen('self'), placeCounters('agenda', 1)),
  paid([clicks(1), counters('agenda')], [draw(4), addTo(anyNumber(from('hq')), 'shuffledIntoDeck')], {
    evenIn: 'runnerScore',
  }),
)
