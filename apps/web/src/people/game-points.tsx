import type { Side } from '@paydata/engine'
import type { PointsOfGame } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { people as words } from '../messages/people.ts'
import { say } from '../messages/say.ts'
import { callPeople } from './calling.ts'
import { changeText } from './texts.ts'

/** Milliseconds until it is asked again what a game came to: the server works it out after the game. */
const again = [0, 700, 2000, 5000] as const

const isKnown = ({ why, corp, runner }: PointsOfGame): boolean =>
  why !== null || corp !== null || runner !== null

/** What a game for points came to for both players. To those who want no ratings nothing is told, and nothing shown. */
export default function GamePoints({ game }: { game: string }) {
  const [points, setPoints] = useState<PointsOfGame | null>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const wait = again[times]
    if (wait === undefined) return
    const timer = setTimeout(() => {
      void callPeople('pointsOfGame', { game }).then(answer => {
        const told = answer.ok ? answer.points : null
        if (told !== null && isKnown(told)) setPoints(told)
        else setTimes(times + 1)
      })
    }, wait)
    return () => clearTimeout(timer)
  }, [game, times])
  if (points === null) return null
  if (points.why !== null) return <p className="muted">{words.noPoints[points.why]}</p>
  return (
    <p role="status">
      {words.pointsOf}:{' '}
      {(['corp', 'runner'] as const).flatMap(side => sideText(side, points[side])).join(' · ')}
    </p>
  )
}

function sideText(side: Side, change: PointsOfGame[Side]): readonly string[] {
  if (change === null) return []
  const { before, after } = change
  return [`${say.sides[side]} ${words.points(before, after, changeText(after - before))}`]
}
