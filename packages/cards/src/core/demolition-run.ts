import { card, credits, play, run, trash, whileAccessing } from '@paydata/engine/vocabulary'

export const demolitionRun = card(
  'demolition_run',
  play(run(['hq', 'rnd'])),
  whileAccessing([credits(0)], [trash('accessed')]),
)
