import { addTo, card, chosen, draw, endRun, from, may, subroutine } from '@paydata/engine/vocabulary'

export const sleipnir = card(
  'sleipnir',
  subroutine(may([draw(1)])),
  subroutine(may([addTo(chosen(from(['hq', 'archives'])), 'shuffledIntoDeck')])),
  subroutine(endRun()),
)
