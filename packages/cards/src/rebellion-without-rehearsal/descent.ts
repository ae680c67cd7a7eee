import {
  addTo,
  card,
  clicks,
  credits,
  draw,
  endRun,
  from,
  may,
  paid,
  reveal,
  revealAndTrashThisFrom,
  subroutine,
  the,
  together,
  turnBegins,
  type,
  upToCards,
  when,
} from '@paydata/engine/vocabulary'

export const descent = card(
  'descent',
  paid(
    [clicks(), credits(1), revealAndTrashThisFrom('hq')],
    [
      draw(1),
      together(
        reveal(upToCards(2, from(['hq', 'archives'], type('agenda')), 'agendas')),
        addTo(the('agendas'), 'shuffledIntoDeck'),
      ),
    ],
  ),
  when(turnBegins('you'), may([addTo('self', 'hand')])),
  subroutine(endRun()),
)
