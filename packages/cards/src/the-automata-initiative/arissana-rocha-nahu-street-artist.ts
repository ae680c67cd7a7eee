import {
  card,
  cardIs,
  chosen,
  credits,
  from,
  ifSo,
  install,
  later,
  not,
  on,
  oncePer,
  paid,
  running,
  subtype,
  the,
  trash,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const arissanaRochaNahuStreetArtist = card(
  'arissana_rocha_nahu_street_artist',
  oncePer(
    'turn',
    paid(
      [credits(0)],
      [
        install(chosen(from('grip', type('program')), 'installed')),
        later(
          when(
            on({ what: ['runEnded'] }),
            ifSo(cardIs(the('installed'), not(subtype('trojan'))), [trash(the('installed'))]),
          ),
        ),
      ],
      { onlyIf: running() },
    ),
  ),
)
