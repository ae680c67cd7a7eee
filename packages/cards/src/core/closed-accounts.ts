import { card, isTagged, loseCredits, onlyIf, play } from '@paydata/engine/vocabulary'

export const closedAccounts = card(
  'closed_accounts',
  onlyIf('play', isTagged),
  play(loseCredits('all', 'runner')),
)
