import type { Detail, RefusedRequest } from '@paydata/protocol'
import { say } from '../messages/say.ts'
import { damageText } from './damage-text.ts'

function detailText(detail: Detail): string {
  if (typeof detail === 'string') return detail
  switch (detail.code) {
    case 'illegal':
      return say.details.decks.violation(detail.params)
    case 'unread':
      return say.details.decks.problem(detail.params)
    case 'damage':
      return damageText(detail.params)
    case 'otherFormats': {
      const { edition, formats } = detail.params
      return say.play.onlyWith(
        say.play.editions[edition],
        formats.map(format => say.play.formats[format]).join(', '),
      )
    }
    default:
      return say.details.notes[detail.code]
  }
}

/** List items with the details of a refusal, or with the problems of a deck. */
export const Details = ({ of }: { of: readonly Detail[] }) =>
  of.map(detailText).map(text => <li key={text}>{text}</li>)

/** Why the server refused a request, with the details. */
export const RefusedBy = ({ refusal }: { refusal: RefusedRequest | null }) =>
  refusal === null ? null : (
    <div className="refusal" role="alert">
      <p>{say.refused[refusal.why]}</p>
      {refusal.because !== undefined && (
        <ul>
          <Details of={refusal.because} />
        </ul>
      )}
      {refusal.again !== undefined && <p>{say.online.again(Math.ceil(refusal.again))}</p>}
    </div>
  )
