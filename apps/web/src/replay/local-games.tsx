import './my-games.css'
import { useState } from 'react'
import type { KeptGame } from '../local/kept-replays.ts'
import { keptGames, replayOf } from '../local/kept-replays.ts'
import { replay as words } from '../messages/replay.ts'
import { useLanguage } from '../messages/use-language.ts'
import { Button } from '../ui/button.tsx'
import { OlderRules } from './older-rules.tsx'
import type { ReplaySource } from './wire.ts'

/** The outcome for the player, and the side that they played; for one who played none or both, the decks alone say enough. */
function headOf({ seat, winner }: KeptGame): string {
  if (winner === null) return words.outcome.drawn
  if (seat !== 'corp' && seat !== 'runner') return words.wonBy(winner)
  return `${winner === seat ? words.outcome.won : words.outcome.lost} ${words.asSide(seat)}`
}

/** The games that were played to their end in this browser, the newest first. */
export function LocalGames({ onOpen }: { onOpen: (source: ReplaySource) => void }) {
  const [games] = useState(keptGames)
  const language = useLanguage()
  if (games.length === 0) return null
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section aria-labelledby="local-games" className="my-games">
      <h2 id="local-games">{words.here}</h2>
      <p className="muted">{words.hereLead}</p>
      <ul>
        {games.map(game => (
          <li key={game.at}>
            <Button onPress={() => onOpen({ is: 'text', text: replayOf(game.at) ?? '' })}>
              <strong>{headOf(game)}</strong>
              <span>{words.players(game.decks.corp, game.decks.runner)}</span>
              <OlderRules of={game.edition} />
              <time dateTime={new Date(game.at).toISOString()}>{day.format(game.at)}</time>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
