import {
  bound,
  card,
  chosen,
  from,
  isRezzed,
  lasting,
  paid,
  printedInEditions,
  protecting,
  strength,
  the,
  trashThis,
  type,
  untilTurnEnds,
  X,
} from '@paydata/engine/vocabulary'

export const corporateTroubleshooter = card(
  'corporate_troubleshooter',
  paid(
    [X(), trashThis],
    [
      lasting(untilTurnEnds, [strength(the('ice'), bound('X'))], {
        on: chosen(from('installed', type('ice'), isRezzed, protecting(['here'])), 'ice'),
      }),
    ],
  ),
  printedInEditions(['2012', '2013', '2017'], { subtypes: ['connection'] }),
)
