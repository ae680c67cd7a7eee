import { card, draw, firstTime, gainCredits, together, when } from '@paydata/engine/vocabulary'

export const reneLoupArcemontPartyAnimal = card(
  'rene_loup_arcemont_party_animal',
  when(
    firstTime('turn', { what: ['trashed'], by: 'you', card: 'accessed' }),
    together(gainCredits(1), draw(1)),
  ),
)
