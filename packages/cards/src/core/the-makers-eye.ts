import { accessMore, card, lasting, play, run, untilRunEnds } from '@paydata/engine/vocabulary'

export const theMakersEye = card(
  'the_makers_eye',
  play(run(['rnd'], [lasting(untilRunEnds, [accessMore('rnd', 2)])])),
)
