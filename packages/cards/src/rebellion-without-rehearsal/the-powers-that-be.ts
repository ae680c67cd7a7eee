import { card, chosen, from, install, may, on, type, when } from '@paydata/engine/vocabulary'

export const thePowersThatBe = card(
  'the_powers_that_be',
  when(
    on({ what: ['scored'], by: 'you' }),
    may([
      install(chosen(from(['hq', 'archives'], type('agenda', 'asset', 'ice', 'upgrade'))), { ignore: 'all' }),
    ]),
  ),
)
