import type { Counted, GameStatistics } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { clockText } from '../ui/clock-text.ts'
import { callAt } from './http.ts'

const words = atTable.statistics
/** The statistics of a game that is over: how often each side did what. */
export function GameNumbers({ game }: { game: string }) {
  const [numbers, setNumbers] = useState<GameStatistics | null>(null)
  useEffect(() => {
    let isHere = true
    void callAt<'gameStatistics'>({ method: 'get', path: '/api/games/:game/statistics' }, { game }).then(
      answer => {
        if (isHere && answer.ok) setNumbers(answer.statistics)
      },
    )
    return () => {
      isHere = false
    }
  }, [game])
  if (numbers === null) return null
  const { decisions, thinking, counts } = numbers
  const rows = [
    { what: words.decisions, corp: `${decisions.corp}`, runner: `${decisions.runner}` },
    { what: words.thinking, corp: clockText(thinking.corp), runner: clockText(thinking.runner) },
    ...(Object.keys(words.counts) as readonly Counted[]).flatMap(name => {
      const count = counts[name]
      return count === undefined
        ? []
        : [{ what: words.counts[name], corp: `${count.corp}`, runner: `${count.runner}` }]
    }),
  ]
  return (
    <table className="numbers">
      <caption>{words.game}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{say.sides.corp}</th>
          <th scope="col">{say.sides.runner}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, corp, runner }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{corp}</td>
            <td>{runner}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
