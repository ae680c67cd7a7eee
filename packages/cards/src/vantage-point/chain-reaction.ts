import {
  both,
  card,
  chosen,
  from,
  happened,
  onlyIf,
  ownedBy,
  play,
  runSuccessful,
  trash,
} from '@paydata/engine/vocabulary'

export const chainReaction = card(
  'chain_reaction',
  onlyIf(
    'play',
    both(
      happened('thisTurn', runSuccessful(['hq'])),
      happened('thisTurn', runSuccessful(['rnd'])),
      happened('thisTurn', runSuccessful(['archives'])),
    ),
  ),
  play(
    trash(chosen(from('installed', ownedBy('corp')), 'corpCards', 2)),
    trash(chosen(from('installed', ownedBy('runner')), 'runnerCard'), 'corp'),
  ),
)
