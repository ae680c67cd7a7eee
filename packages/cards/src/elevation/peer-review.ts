import {
  allBut,
  card,
  chosen,
  from,
  gainCredits,
  install,
  may,
  play,
  reveal,
  type,
} from '@paydata/engine/vocabulary'

export const peerReview = card(
  'peer_review',
  play(
    reveal(allBut(1, from('hq'))),
    gainCredits(7),
    may([install(chosen(from('hq', type('agenda', 'asset', 'upgrade')), 'installed'), { to: 'remoteRoot' })]),
  ),
)
