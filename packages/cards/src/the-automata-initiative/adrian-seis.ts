import {
  bidsMatch,
  cannot,
  card,
  ifSo,
  isNot,
  isOther,
  lasting,
  may,
  moveToRoot,
  on,
  psi,
  runSuccessful,
  turnEnds,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const adrianSeis = card(
  'adrian_seis',
  when(
    on(runSuccessful(['here'])),
    psi(),
    ifSo(isNot(bidsMatch), [lasting(untilRunEnds, [cannot('access', { who: 'runner', cards: [isOther] })])]),
    ifSo(bidsMatch, [lasting(untilRunEnds, [cannot('access', { who: 'runner', cards: 'self' })])]),
  ),
  when(turnEnds('you'), may([moveToRoot('self', 'another')])),
)
