import { people as words } from '../messages/people.ts'
import { useSeconds } from '../table/use-seconds.ts'

/** When the second game of a match begins by itself, and with what. */
export default function SecondSoon({ begins }: { begins: number }) {
  const now = useSeconds(true)
  const seconds = Math.max(0, Math.ceil((begins - now) / 1000))
  return (
    <div className="second-soon">
      <p>{words.matchLead}</p>
      <p className="muted">{words.matchBegins(seconds)}</p>
    </div>
  )
}
