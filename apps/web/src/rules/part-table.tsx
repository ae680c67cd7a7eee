import { stepName } from '@paydata/words'
import { gameWords } from '../messages/game.ts'
import { rules as words } from '../messages/rules.ts'
import type { Cell, Moment, Part } from './comparison.ts'
import { EditionsTable } from './editions-table.tsx'
import { Mark } from './mark.tsx'
import { Place } from './place.tsx'

interface PartTableProps {
  readonly part: Part
  readonly editions: readonly string[]
  readonly differencesOnly: boolean
}

/** The steps of one part in each edition. */
export function PartTable({ part: { of, moments }, editions, differencesOnly }: PartTableProps) {
  const rows = moments
    .map(moment => ({ ...moment, cells: moment.cells.filter(({ edition }) => editions.includes(edition)) }))
    .filter(({ cells }) => cells.some(({ rule }) => rule !== null))
    .filter(({ cells }) => !differencesOnly || cells.some(({ difference }) => difference !== 'same'))
  return (
    <section className="rules-part">
      <h2 id={of}>{words.parts[of]}</h2>
      {rows.length === 0 ? (
        <p className="muted">{words.noDifference}</p>
      ) : (
        <EditionsTable of={of} first={words.moment} editions={editions}>
          <tbody>
            {rows.map(moment => (
              <MomentRow key={moment.id} moment={moment} />
            ))}
          </tbody>
        </EditionsTable>
      )}
    </section>
  )
}

const MomentRow = ({ moment: { id, structure, step, cells } }: { moment: Moment }) => (
  <tr id={id} data-within={structure === 'approach' || structure === 'encounter'}>
    <th scope="row">
      <a href={`#${id}`}>{stepName(structure, step, gameWords()) ?? step}</a>
    </th>
    {cells.map(cell => (
      <StepCell key={cell.edition} cell={cell} />
    ))}
  </tr>
)

/** A step in one edition: which of its part it is, its rule, what players may do in it, and how it differs. */
function StepCell({ cell: { difference, rule, nth, window } }: { cell: Cell }) {
  const mark = difference === 'same' ? null : <Mark difference={difference} isAlone />
  if (rule === null)
    return <td data-difference={difference}>{mark ?? <span className="unseen">{words.noStep}</span>}</td>
  return (
    <td data-difference={difference}>
      {mark}
      <span className="rules-nth">{nth}.</span> <Place rule={rule} />
      {window !== null && <small>{windowText(window)}</small>}
    </td>
  )
}

const windowText = ({ rez, score }: NonNullable<Cell['window']>): string =>
  [words.paid, ...(rez === 'nothing' ? [] : [words.rez[rez]]), ...(score ? [words.score] : [])].join(', ')
