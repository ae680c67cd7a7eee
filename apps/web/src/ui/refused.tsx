import type { Refusal } from '@paydata/protocol'
import { say } from '../messages/say.ts'

/** Why something was not done, with the details that there are. */
export const RefusedBy = ({ refusal }: { refusal: Refusal | null }) =>
  refusal === null ? null : (
    <div className="refusal" role="alert">
      <p>{say.refused[refusal.why]}</p>
      {refusal.because !== undefined && (
        <ul>
          {refusal.because.map(reason => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {refusal.again !== undefined && <p>{say.online.again(Math.ceil(refusal.again))}</p>}
    </div>
  )
