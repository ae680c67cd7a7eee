import {
  cannot,
  card,
  chosen,
  copyOf,
  counters,
  from,
  lasting,
  on,
  paid,
  placeCounters,
  reveal,
  rezzed,
  running,
  the,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

const remember = placeCounters('power', 1)
const copies = { who: 'runner', cards: [copyOf(the('recalled'))] } as const

export const perfectRecall = card(
  'perfect_recall',
  when(rezzed(), remember),
  when(on({ what: ['scored', 'stolen'], serverOrRoot: ['here'] }), remember),
  paid(
    [counters('power')],
    [
      reveal(chosen(from('hq'), 'recalled')),
      lasting(untilRunEnds, [cannot('steal', copies), cannot('trash', copies)]),
    ],
    { onlyIf: running() },
  ),
)
