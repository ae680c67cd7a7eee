import {
  addTo,
  breakSubroutines,
  card,
  chosen,
  endRun,
  from,
  install,
  may,
  ownedBy,
  paid,
  subroutine,
  trash,
  type,
} from '@paydata/engine/vocabulary'

export const ansel20 = card(
  'ansel_2_0',
  paid([{ pay: 'loseClicks', amount: 2 }], [breakSubroutines(2, { on: 'self', upTo: true })], {
    onlyBy: 'runner',
  }),
  subroutine(trash(chosen(from('installed', ownedBy('runner'))))),
  subroutine(addTo(chosen(from('heap')), 'removed')),
  subroutine(may([install(chosen(from(['hq', 'archives'], type('agenda', 'asset', 'ice', 'upgrade'))))])),
  subroutine(endRun()),
)
