import { bypass, card, firstTime, play, run, when } from '@paydata/engine/vocabulary'

export const insideJob = card(
  'inside_job',
  play(run('any', [], { during: [when(firstTime('run', { what: ['iceEncountered'] }), bypass())] })),
)
