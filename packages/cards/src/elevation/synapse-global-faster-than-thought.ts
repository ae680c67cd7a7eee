import {
  card,
  chosen,
  clicks,
  firstTime,
  from,
  gainCredits,
  install,
  may,
  paid,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const synapseGlobalFasterThanThought = card(
  'synapse_global_faster_than_thought',
  when(
    firstTime('turn', { what: ['tagsRemoved'] }),
    may([
      install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade'))), { ignore: 'all', reveal: true }),
    ]),
  ),
  paid([clicks(), { pay: 'removeTags', amount: 1 }], [gainCredits(2)]),
)
