import {
  card,
  firstTime,
  gainClicks,
  identifyMark,
  runSuccessful,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const nyushaSableSintashtaSymphonicProdigy = card(
  'nyusha_sable_sintashta_symphonic_prodigy',
  when(turnBegins('you'), identifyMark()),
  when(firstTime('turn', runSuccessful('mark')), gainClicks(1)),
)
