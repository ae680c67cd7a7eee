import {
  addTo,
  card,
  clicks,
  credits,
  endRun,
  loseCredits,
  paid,
  reveal,
  revealAndTrashThisFrom,
  search,
  subroutine,
  subtype,
  the,
} from '@paydata/engine/vocabulary'

export const tocsin = card(
  'tocsin',
  paid(
    [clicks(1), credits(1), revealAndTrashThisFrom('hq')],
    [
      search('rnd', [], 'found', { each: [subtype('barrier'), subtype('sentry')] }),
      reveal(the('found')),
      addTo(the('found'), 'hand'),
    ],
  ),
  subroutine(loseCredits(2, 'runner')),
  subroutine(endRun()),
  subroutine(endRun()),
)
