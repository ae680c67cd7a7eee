import {
  accessMore,
  card,
  chosen,
  from,
  isNot,
  isTagged,
  lasting,
  onlyIf,
  play,
  run,
  takeTagsOf,
  together,
  trash,
  trashOf,
  untilRunEnds,
  whileAccessing,
} from '@paydata/engine/vocabulary'

export const eyeForAnEye = card(
  'eye_for_an_eye',
  onlyIf('play', isNot(isTagged)),
  play(run(['hq'], [together(takeTagsOf(1), lasting(untilRunEnds, [accessMore('hq', 1)]))])),
  whileAccessing([trashOf(chosen(from('grip')))], [trash('accessed')]),
)
