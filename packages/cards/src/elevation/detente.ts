import {
  access,
  addToHandOf,
  always,
  card,
  chosen,
  clicks,
  firstTime,
  from,
  host,
  may,
  memory,
  ownedBy,
  paid,
  random,
  runSuccessful,
  when,
} from '@paydata/engine/vocabulary'

export const detente = card(
  'detente',
  always(memory(1)),
  when(firstTime('turn', runSuccessful(['hq'])), may([host(random(1, from('hq')))])),
  paid(
    [clicks(), addToHandOf(chosen(from('hosted', ownedBy('corp')), 'returned', 2))],
    [may([access(random(1, from('hq')))], { who: 'runner' })],
    { alsoBy: 'opponent' },
  ),
)
