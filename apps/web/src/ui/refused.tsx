import type { Refusal } from '@paydata/protocol'
import { lazy } from 'react'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { Part } from './part.tsx'

export const Details = lazy(
  withWords(async () => ({ default: (await import('./details.tsx')).Details }), 'details'),
)

/** Why the server refused a request, with the details. */
export const RefusedBy = ({ refusal }: { refusal: Refusal | null }) =>
  refusal === null ? null : (
    <div className="refusal" role="alert">
      <p>{say.refused[refusal.why]}</p>
      {refusal.because !== undefined && (
        <Part>
          <ul>
            <Details of={refusal.because} />
          </ul>
        </Part>
      )}
      {refusal.again !== undefined && <p>{say.online.again(Math.ceil(refusal.again))}</p>}
    </div>
  )
