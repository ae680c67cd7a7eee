import { card, firstTime, gainCredits, when } from '@paydata/engine/vocabulary'

export const haasBioroidEngineeringTheFuture = card(
  'haas_bioroid_engineering_the_future',
  when(firstTime('turn', { what: ['installed'], by: 'you' }), gainCredits(1)),
)
