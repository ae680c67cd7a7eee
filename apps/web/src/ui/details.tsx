import type { Detail } from '@paydata/protocol'
import { details } from '../messages/details.ts'
import { say } from '../messages/say.ts'

function detailText(detail: Detail): string {
  if (typeof detail === 'string') return detail
  switch (detail.code) {
    case 'illegal':
      return details.decks.violation(detail.params)
    case 'unread':
      return details.decks.problem(detail.params)
    case 'damage':
      return details.damage(detail.params)
    case 'otherFormats': {
      const { edition, formats } = detail.params
      return say.play.onlyWith(
        say.play.editions[edition],
        formats.map(format => say.play.formats[format]).join(', '),
      )
    }
    default:
      return details.notes[detail.code]
  }
}

/** List items with the details of a refusal, or with the problems of a deck. */
export const Details = ({ of }: { of: readonly Detail[] }) =>
  of.map(detailText).map(text => <li key={text}>{text}</li>)
