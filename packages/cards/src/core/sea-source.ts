import { card, giveTags, happened, onlyIf, play, runSuccessful, trace } from '@paydata/engine/vocabulary'

export const seaSource = card(
  'sea_source',
  onlyIf('play', happened('lastTurn', runSuccessful())),
  play(trace(3, { ifSuccessful: [giveTags(1)] })),
)
