import {
  cannot,
  card,
  chosen,
  clickBreak,
  from,
  install,
  lasting,
  may,
  ownedBy,
  subroutine,
  trash,
  type,
  untilRunEnds,
} from '@paydata/engine/vocabulary'

export const ansel10 = card(
  'ansel_1_0',
  clickBreak(),
  subroutine(trash(chosen(from('installed', ownedBy('runner'))))),
  subroutine(may([install(chosen(from(['hq', 'archives'], type('agenda', 'asset', 'ice', 'upgrade'))))])),
  subroutine(
    lasting(untilRunEnds, [
      cannot('steal', { who: 'runner', cards: [ownedBy('corp')] }),
      cannot('trash', { who: 'runner', cards: [ownedBy('corp')] }),
    ]),
  ),
)
