import './players-sheet.css'
import type { Side, View } from '@paydata/engine'
import { coreTermIn } from '@paydata/words'
import { ReadButton } from '../cards/read-button.tsx'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { openSheet } from '../store/hand.ts'
import { useRoom } from '../store/room.ts'
import { Sheet } from '../ui/sheet.tsx'
import { Person } from './person.tsx'

const { player: words } = say
const { board } = atTable

/** Both players with their identities and all they have. On a phone the table has room only for a line about each. */
export function PlayersSheet({ view }: { view: View }) {
  return (
    <Sheet title={say.menu.players} isOpen onClose={() => openSheet(null)}>
      {(['corp', 'runner'] as const).map(side => (
        <OnePlayer key={side} view={view} side={side} />
      ))}
    </Sheet>
  )
}

function OnePlayer({ view, side }: { view: View; side: Side }) {
  const { identity, scoreArea } = side === 'corp' ? view.corp : view.runner
  const deckName = useRoom(state => state.room?.seats[side]?.deckName ?? null)
  const scored = scoreArea.flatMap(({ id, face }) => (face === null ? [] : [{ id, face }]))
  return (
    <section className="player-whole" data-side={side} aria-label={say.sides[side]}>
      <h3>
        <Person viewer={view.viewer} side={side} />
      </h3>
      {deckName !== null && (
        <p>
          <bdi>{say.online.room.deckNamed(deckName)}</bdi>
        </p>
      )}
      {identity.face !== null && (
        <ReadButton looked={{ definition: identity.face.definition, card: identity.id }} isNamed />
      )}
      <p className="player-sums">
        {factsOf(view, side).map(([name, value]) => (
          <span key={name}>
            {name} <b>{value}</b>
          </span>
        ))}
      </p>
      <h4>{board.scoreArea}</h4>
      {scoreArea.length === 0 && <p className="muted">{board.emptyPile}</p>}
      <ul>
        {scored.map(({ id, face }, i) => (
          <li key={id ?? i}>
            <ReadButton looked={{ definition: face.definition, card: id }} isNamed />
            <b className="scored-points">{face.points ?? 0}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Facts = readonly (readonly [name: string, value: string | number])[]

function factsOf(view: View, side: Side): Facts {
  const player = side === 'corp' ? view.corp : view.runner
  const both: Facts = [
    [words.score, words.of(player.score, player.pointsNeeded)],
    [words.credits, player.credits],
    [words.clicks, player.clicks],
    [words.handCount, words.of(player.hand.count, player.handSize)],
    [board.deck[side], player.deck.count],
    [board.discard[side], player.discard.count],
  ]
  if (side === 'corp') return [...both, [words.badPublicity, view.corp.badPublicity]]
  const { memory, link, tags, coreDamage } = view.runner
  return [
    ...both,
    [words.memory, words.of(memory.used, memory.limit)],
    [words.link, link],
    [words.tags, tags],
    [words[coreTermIn(view.definitions)], coreDamage],
  ]
}
