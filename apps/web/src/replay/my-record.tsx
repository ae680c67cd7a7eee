import type { PlayerRecord, PlayerStatistics, Tally } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { atTable } from '../messages/at-table.ts'
import { home } from '../messages/home.ts'
import { say } from '../messages/say.ts'
import { callAt } from '../online/http.ts'

const words = atTable.statistics
const kinds = ['people', 'bots'] as const

/** How often a player has won on this server, by side and identity. */
export default function MyRecord({ player }: { player: string }) {
  const [mine, setMine] = useState<PlayerStatistics | null>(null)
  useEffect(() => {
    let isHere = true
    void callAt<'playerStatistics'>(
      { method: 'get', path: '/api/players/:player/statistics' },
      { player },
    ).then(answer => {
      if (isHere && answer.ok) setMine(answer.statistics)
    })
    return () => {
      isHere = false
    }
  }, [player])
  const kept = kinds.filter(kind => mine !== null && mine[kind].all.played > 0)
  if (mine === null || kept.length === 0) return null
  return (
    <section aria-labelledby="my-record" className="my-record">
      <h2 id="my-record">{words.mine}</h2>
      {kept.map(kind => (
        <RecordOf key={kind} title={words.with[kind]} record={mine[kind]} />
      ))}
    </section>
  )
}

function RecordOf({ title, record }: { title: string; record: PlayerRecord }) {
  const { all, sides, turns } = record
  const row = (name: string, { played, won, drawn }: Tally) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{played}</td>
      <td>{won}</td>
      <td>{drawn}</td>
    </tr>
  )
  return (
    <>
      <table className="numbers">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{home.side}</th>
            <th scope="col">{words.played}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.drawn}</th>
          </tr>
        </thead>
        <tbody>
          {row(say.sides.corp, sides.corp)}
          {row(say.sides.runner, sides.runner)}
          {row(words.all, all)}
        </tbody>
      </table>
      {turns !== null && <p className="muted">{words.turns(turns)}</p>}
    </>
  )
}
