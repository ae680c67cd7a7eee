import '../decisions/decision.css'
import './decided-panel.css'
import type { Side } from '@paydata/engine'
import { Icon, Text } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { replay } from '../messages/replay.ts'
import type { Decided } from './film.ts'

interface DecidedPanelProps {
  readonly decided: Decided | null
  readonly result: { readonly winner: Side | null; readonly how: string } | null
}

/** The question at this step and the answer to it, if the viewer may know them. */
export const DecidedPanel = ({ decided, result }: DecidedPanelProps) => (
  <section className="decision decided" aria-label={atTable.decision.region}>
    {decided === null ? <Ending result={result} /> : <Known decided={decided} />}
  </section>
)

function Known({ decided: { by, words } }: { decided: Decided }) {
  return (
    <>
      <div className="decision-head">
        <p className="decision-whose">{by === 'both' ? replay.agreed : replay.decides(by)}</p>
        {by === 'both' ? null : words === null ? (
          <p className="prompt prompt-waiting">{replay.secret}</p>
        ) : (
          <h2 className="prompt">
            <Text>{words.asked}</Text>
          </h2>
        )}
        {words !== null && words.because !== null && (
          <p className="decided-why">{replay.why(words.because)}</p>
        )}
      </div>
      {words !== null && (
        <ul className="decided-options" aria-label={replay.options} tabIndex={0}>
          {words.amount !== null && <li data-chosen="true">{words.amount}</li>}
          {words.options.map(({ text, chosen }, i) => (
            <li key={i} data-chosen={chosen}>
              {chosen && <Icon name="check" />}
              <span>
                <Text>{text}</Text>
                {chosen && <span className="unseen">{`, ${replay.chosen}`}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Ending({ result }: Pick<DecidedPanelProps, 'result'>) {
  const how = Object.entries(atTable.over.hows).find(([name]) => name === result?.how)?.[1] ?? ''
  const winner = result?.winner ?? null
  return (
    <div className="decision-head">
      <p className="decision-whose">{replay.end}</p>
      {result !== null && (
        <h2 className="prompt">
          {winner === null ? replay.drawn : replay.wins(winner)}
          {how === '' ? '' : `, ${how}`}.
        </h2>
      )}
    </div>
  )
}
