import { card, gainCredits, giveTags, on, threat, turnBegins, when } from '@paydata/engine/vocabulary'

export const publicAccessPlaza = card(
  'public_access_plaza',
  when(turnBegins('you'), gainCredits(1)),
  threat(2, when(on({ what: ['trashed'], card: 'self', by: 'runner' }), giveTags(1))),
)
