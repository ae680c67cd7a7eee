import type { Detail } from '@paydata/protocol'
import { details as words } from '../messages/details.ts'
import { say } from '../messages/say.ts'
import { damageText } from './damage-text.ts'
import { dayText } from './day-text.ts'

function detailText(detail: Detail): string {
  if (typeof detail === 'string') return detail
  switch (detail.code) {
    case 'illegal':
      return words.decks.violation(detail.params)
    case 'unread':
      return words.decks.problem(detail.params)
    case 'damage':
      return damageText(detail.params)
    case 'mutedUntil':
    case 'unratedUntil':
      return words[detail.code](dayText(detail.params.until))
    case 'otherFormats': {
      const { edition, formats } = detail.params
      return say.play.onlyWith(
        say.play.editions[edition],
        formats.map(format => say.play.formats[format]).join(', '),
      )
    }
    default:
      return words.notes[detail.code]
  }
}

/** List items with the details of a refusal, or with the problems of a deck. */
const Details = ({ of }: { of: readonly Detail[] }) =>
  of.map(detailText).map(text => <li key={text}>{text}</li>)
export default Details
