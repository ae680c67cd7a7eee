import {
  accessMore,
  card,
  draw,
  lasting,
  play,
  run,
  together,
  untilRunEnds,
} from '@paydata/engine/vocabulary'

export const jailbreak = card(
  'jailbreak',
  play(run(['hq', 'rnd'], [together(draw(1), lasting(untilRunEnds, [accessMore('attacked', 1)]))])),
)
