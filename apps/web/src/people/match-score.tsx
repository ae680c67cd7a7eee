import type { Side } from '@paydata/engine'
import type { MatchOfTwo, Person } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { people as words } from '../messages/people.ts'
import { say } from '../messages/say.ts'
import { personName } from '../ui/person-name.ts'

export type Names = { readonly [Of in Side]: Person | null }

const nameOf = (person: Person | null): string =>
  isolated(person === null ? say.somebody : personName(person))

/** Who has won a match of which both games are over: by points, and between equal ones by agenda points. */
export function winnerOf({ corp, runner }: MatchOfTwo['so']): Side | null {
  const by = corp.points - runner.points || corp.agenda - runner.agenda
  return by === 0 ? null : by > 0 ? 'corp' : 'runner'
}

const scoreOf = ({ so: { corp, runner } }: MatchOfTwo, { corp: one, runner: other }: Names): string =>
  [
    `${nameOf(one)} ${words.matchPoints(corp.points, corp.agenda)}`,
    `${nameOf(other)} ${words.matchPoints(runner.points, runner.agenda)}`,
  ].join(' – ')

interface MatchScoreProps {
  readonly match: MatchOfTwo
  readonly names: Names
  readonly isOver: boolean
}

/** Which game of a match this is, what both players have, and in the end who has won. */
export default function MatchScore({ match, names, isOver }: MatchScoreProps) {
  const winner = winnerOf(match.so)
  const isDecided = isOver && match.nth === 2
  const end = winner === null ? words.matchDrawn : words.matchWon(nameOf(names[winner]))
  return (
    <p className="match-score">
      <strong>{words.match(match.nth)}</strong> {scoreOf(match, names)}
      {isDecided && ` · ${end}`}
    </p>
  )
}
