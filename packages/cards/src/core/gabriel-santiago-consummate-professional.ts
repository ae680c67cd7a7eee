import { card, firstTime, gainCredits, runSuccessful, when } from '@paydata/engine/vocabulary'

export const gabrielSantiagoConsummateProfessional = card(
  'gabriel_santiago_consummate_professional',
  when(firstTime('turn', runSuccessful(['hq'])), gainCredits(2)),
)
