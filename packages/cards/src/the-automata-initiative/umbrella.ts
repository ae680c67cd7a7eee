import {
  breakSubroutines,
  card,
  credits,
  draw,
  hostsCard,
  interfaceFor,
  interfaceOnlyWith,
  may,
  subtype,
  type,
} from '@paydata/engine/vocabulary'

export const umbrella = card(
  'umbrella',
  interfaceOnlyWith(hostsCard(type('program'), subtype('trojan'))),
  interfaceFor(
    [credits(2)],
    [
      breakSubroutines(3, { upTo: true, subtype: 'code gate' }),
      may([draw(1)]),
      may([draw(1, 'corp')], { who: 'corp' }),
    ],
  ),
)
