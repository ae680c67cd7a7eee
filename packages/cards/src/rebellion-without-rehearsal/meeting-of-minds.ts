import {
  addTo,
  anyNumber,
  bound,
  card,
  from,
  gainCredits,
  may,
  oneOf,
  play,
  reveal,
  search,
  subtype,
  the,
  type,
} from '@paydata/engine/vocabulary'

const withSubtype = (chosen: string, found: string, shown: string) => [
  may([
    search('stack', [type('resource'), subtype(chosen)], found),
    reveal(the(found)),
    addTo(the(found), 'hand'),
  ]),
  reveal(anyNumber(from('grip', subtype(chosen))), 'you', { as: shown }),
  gainCredits(bound(shown)),
]

export const meetingOfMinds = card(
  'meeting_of_minds',
  play(oneOf([withSubtype('connection', 'found1', 'shown1'), withSubtype('virtual', 'found2', 'shown2')])),
)
