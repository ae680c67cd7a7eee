import {
  addTo,
  card,
  draw,
  from,
  paid,
  removeThis,
  rezzed,
  upToCards,
  when,
} from '@paydata/engine/vocabulary'

export const spinDoctor = card(
  'spin_doctor',
  when(rezzed(), draw(2)),
  paid([removeThis], [addTo(upToCards(2, from('archives')), 'shuffledIntoDeck')]),
)
