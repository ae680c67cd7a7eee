import {
  card,
  cardIs,
  chosen,
  derez,
  endRun,
  from,
  gainCredits,
  gainsSubtypes,
  ifSo,
  lasting,
  loseClicks,
  loseCredits,
  oneOf,
  rezzed,
  subroutine,
  subtype,
  together,
  trash,
  turnEnds,
  type,
  when,
  whileActive,
} from '@paydata/engine/vocabulary'

export const lycianMultiMunition = card(
  'lycian_multi_munition',
  when(
    rezzed('self'),
    oneOf(
      [
        [lasting(whileActive, [gainsSubtypes('self', 'barrier')])],
        [lasting(whileActive, [gainsSubtypes('self', 'code gate')])],
        [lasting(whileActive, [gainsSubtypes('self', 'sentry')])],
      ],
      { least: 1, most: 3 },
    ),
  ),
  when(turnEnds('any'), derez('self')),
  subroutine(
    ifSo(cardIs('self', subtype('code gate')), [together(loseClicks(1, 'runner'), loseCredits(1, 'runner'))]),
  ),
  subroutine(ifSo(cardIs('self', subtype('sentry')), [trash(chosen(from('installed', type('program'))))])),
  subroutine(ifSo(cardIs('self', subtype('barrier')), [together(gainCredits(1), endRun())])),
)
