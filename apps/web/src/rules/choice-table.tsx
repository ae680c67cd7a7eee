import { rules as words } from '../messages/rules.ts'
import type { ComparedChoice, Decided } from './choices.ts'
import { comparedChoices, subjects } from './choices.ts'
import { EditionsTable } from './editions-table.tsx'
import { Mark } from './mark.tsx'
import { Place } from './place.tsx'

interface ChoiceTableProps {
  readonly editions: readonly string[]
  readonly differencesOnly: boolean
}

/** What the editions decide in different ways, by subject, as each of them decides it. */
export function ChoiceTable({ editions, differencesOnly }: ChoiceTableProps) {
  const groups = subjects.map(of => ({
    of,
    rows: comparedChoices(of)
      .map(({ choice, cells }) => ({
        choice,
        cells: cells.filter(({ edition }) => editions.includes(edition)),
      }))
      .filter(({ cells }) => !differencesOnly || cells.some(({ differs }) => differs)),
  }))
  return (
    <section className="rules-part">
      <h2 id="choices">{words.decided}</h2>
      <EditionsTable of="choices" first={words.matter} editions={editions}>
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ of, rows }) => (
            <tbody key={of}>
              <tr>
                <th className="rules-subject" scope="rowgroup" colSpan={editions.length + 1}>
                  {words.subjects[of]}
                </th>
              </tr>
              {rows.map(row => (
                <ChoiceRow key={row.choice} row={row} />
              ))}
            </tbody>
          ))}
      </EditionsTable>
    </section>
  )
}

const ChoiceRow = ({ row: { choice, cells } }: { row: ComparedChoice }) => (
  <tr id={choice} className="rules-choice">
    <th scope="row">
      <a href={`#${choice}`}>{words.matters[choice]}</a>
    </th>
    {cells.map(cell => (
      <ChoiceCell key={cell.edition} cell={cell} />
    ))}
  </tr>
)

const ChoiceCell = ({ cell: { differs, text, rule } }: { cell: Decided }) => (
  <td data-difference={differs ? 'decided' : 'same'}>
    {differs && <Mark difference="decided" isAlone />}
    {text}
    <small>
      <Place rule={rule} />
    </small>
  </td>
)
