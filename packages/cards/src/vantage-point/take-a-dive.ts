import { addTo, badPublicity, card, happened, ifSo, play, run } from '@paydata/engine/vocabulary'

export const takeADive = card(
  'take_a_dive',
  play(run(['hq', 'rnd'], [ifSo(happened('thisRun', { what: ['subroutineResolved'] }), [badPublicity(1)])])),
  play(addTo('self', 'removed')),
)
