import {
  card,
  chosen,
  clicks,
  credits,
  from,
  install,
  may,
  paid,
  revealAndTrashThisFrom,
  scored,
  search,
  the,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const eminentDomain = card(
  'eminent_domain',
  paid(
    [clicks(), credits(1), revealAndTrashThisFrom('hq')],
    [install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade'))), { rez: 'paying', totalLess: 5 })],
  ),
  when(
    scored,
    may([
      search('rnd', [], 'found', { then: 'install', ignore: 'all' }),
      install(the('found'), { ignore: 'all', rez: 'ignoringAllCosts' }),
    ]),
  ),
)
