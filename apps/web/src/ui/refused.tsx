import type { Detail, RefusedRequest } from '@paydata/protocol'
import { lazy } from 'react'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { Part } from './part.tsx'

const Lines = lazy(withWords(() => import('./details.tsx'), 'details'))

/** List items with the details of a refusal, or with the problems of a deck. */
export const Details = ({ of }: { of: readonly Detail[] }) => (
  <Part lost={null}>
    <Lines of={of} />
  </Part>
)

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
