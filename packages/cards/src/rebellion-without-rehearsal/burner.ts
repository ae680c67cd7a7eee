import {
  addTo,
  card,
  chosen,
  forEach,
  from,
  insteadOfBreaching,
  oneOf,
  play,
  random,
  reveal,
  run,
  the,
} from '@paydata/engine/vocabulary'

export const burner = card(
  'burner',
  play(
    run(
      ['hq'],
      [
        insteadOfBreaching([
          reveal(random(3, from('hq')), 'you', { as: 'revealed' }),
          forEach(
            chosen(from({ the: 'revealed' }), 'two', 2),
            'each',
            oneOf([[addTo(the('each'), 'topOfDeck')], [addTo(the('each'), 'bottomOfDeck')]]),
          ),
        ]),
      ],
    ),
  ),
)
