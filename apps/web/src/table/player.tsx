import './player.css'
import type { Side, View } from '@paydata/engine'
import { isolated } from '@paydata/protocol'
import { coreTermIn } from '@paydata/words'
import { memo } from 'react'
import { shortTitle } from '../cards/facts.ts'
import { lookOf } from '../cards/look.ts'
import { Icon } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { openPile, openSheet } from '../store/hand.ts'
import { useWordOf } from '../store/known-counts.ts'
import { useRoom } from '../store/room.ts'
import { useSaid } from '../store/said.ts'
import type { Named } from '../ui/person-name.ts'
import { personName } from '../ui/person-name.ts'
import { worded } from '../ui/worded.ts'
import { CardSpot } from './card-spot.tsx'
import { useOwnSide } from './cards-in.ts'
import { Fact, OpenFact } from './fact.tsx'
import { ClockOf, Person } from './person.tsx'
import { ScoreArea } from './score-area.tsx'
import { Tokens } from './tokens.tsx'

/** What everybody may see of a player: their name, identity, credits, clicks, score and so on. */
export function Player({ view, side }: { view: View; side: Side }) {
  const player = side === 'corp' ? view.corp : view.runner
  const { identity } = player
  const name = identity.face === null ? say.sides[side] : shortTitle(identity.face.title)
  const own = useOwnSide(view)
  const isAsked = view.waiting.some(each => each.for === side)
  return (
    <section
      className="player"
      data-side={side}
      data-active={view.active === side && view.turn > 0}
      data-asked={isAsked}
      aria-label={say.sides[side]}
    >
      <div className="player-head">
        <CardSpot card={identity} className="identity">
          <span
            className="identity-picture"
            style={identity.face === null ? {} : lookOf(identity.face.definition).style}
          />
        </CardSpot>
        <div className="player-name">
          <PlayerName side={side} name={name} />
          <Person viewer={view.viewer} side={side} name={name} />
          <DeckName side={side} />
        </div>
        <PlayersButton side={side} name={name} />
        <ClockOf side={side} />
        <Clicks count={player.clicks} isActive={view.active === side} />
      </div>
      <div className="player-facts">
        <Fact icon="credit" name={say.player.credits} value={player.credits} />
        <HandFact side={side} count={player.hand.count} size={player.handSize} />
        <Deck side={side} count={player.deck.count} />
        <Pile side={side} count={player.discard.count} />
        {side === 'corp' ? <CorpFacts view={view} /> : <RunnerFacts view={view} />}
      </div>
      {side === own && view.viewer !== 'spectator' && <Tokens view={view} />}
      <ScoreArea cards={player.scoreArea} />
    </section>
  )
}

/** The name of the player, or of the identity in games against the computer. */
const PlayerName = memo(({ side, name }: { side: Side; name: string }) => (
  <strong>{useRoom(state => isolatedOr(state.room?.seats[side]?.who, name))}</strong>
))

/** The name of the deck, if its owner shows it. On narrow screens the sheet about the players has it. */
const DeckName = worded(({ side }: { side: Side }) => {
  const name = useRoom(state => state.room?.seats[side]?.deckName ?? null)
  if (name === null) return null
  const words = say.online.room.deckNamed(name)
  return (
    <span className="player-deck" title={words}>
      <bdi>{words}</bdi>
    </span>
  )
})

const isolatedOr = (who: Named | undefined, name: string): string =>
  who === undefined ? name : isolated(personName(who))

/** Shown on a phone only: a short name, which opens the sheet with everything about the players. */
const PlayersButton = worded(({ side, name }: { side: Side; name: string }) => {
  const seat = useRoom(state => state.room?.seats[side] ?? null)
  const who = seat === null ? name : personName(seat.who)
  return (
    <button
      type="button"
      className="player-more"
      data-nav
      aria-label={say.player.more(say.sides[side], who)}
      onClick={() => openSheet('players')}
    >
      {isolated(who)}
    </button>
  )
})

function CorpFacts({ view }: { view: View }) {
  const { badPublicity } = view.corp
  return badPublicity > 0 ? (
    <Fact icon="badPublicity" name={say.player.badPublicity} value={badPublicity} isBad />
  ) : null
}

function RunnerFacts({ view }: { view: View }) {
  const { memory, link, tags, coreDamage, fund } = view.runner
  return (
    <>
      <Fact icon="mu" name={say.player.memory} value={memory.used} of={memory.limit} />
      {link > 0 && <Fact icon="link" name={say.player.link} value={link} />}
      {tags > 0 && <Fact key={`tags${tags}`} icon="tag" name={say.player.tags} value={tags} isBad />}
      {coreDamage > 0 && (
        <Fact
          key={`core${coreDamage}`}
          icon="core"
          name={say.player[coreTermIn(view.definitions)]}
          value={coreDamage}
          isBad
        />
      )}
      {fund > 0 && <Fact icon="badPublicity" name={say.player.fund} value={fund} />}
    </>
  )
}

const Pile = ({ side, count }: { side: Side; count: number }) => (
  <OpenFact icon="trash" name={atTable.board.discard[side]} value={count} onPress={() => openPile(side)} />
)

/** How many cards a hand has. Where the viewer has seen some of them, a press lists those that are there still. */
const HandFact = worded(({ side, count, size }: { side: Side; count: number; size: number }) => {
  const { length } = useSaid(state => state.held[side])
  const fact = { icon: 'hand', name: say.player.handCount, value: count, of: size } as const
  if (length === 0) return <Fact {...fact} />
  return (
    <OpenFact {...fact} onPress={() => openSheet('held')}>
      <span className="unseen">{atTable.board.openPile(say.player.held[side], length)}</span>
      <span className="counter fact-held" aria-hidden="true">
        <Icon name="rez" />
      </span>
    </OpenFact>
  )
})

/** A player can look through what is left in their own deck. */
function Deck({ side, count }: { side: Side; count: number }) {
  const isOwn = useSaid(state => state.role === 'plays' && state.eye === side)
  const fact = { icon: 'deck', name: atTable.board.deck[side], value: count } as const
  return isOwn ? <OpenFact {...fact} onPress={() => openSheet('deck')} /> : <Fact {...fact} />
}

const mostPips = 6

const Clicks = memo(({ count, isActive }: { count: number; isActive: boolean }) => (
  <span
    className="clicks"
    data-active={isActive}
    data-word={useWordOf('click', count)}
    role="img"
    aria-label={`${say.player.clicks}: ${count}`}
  >
    {count > mostPips ? (
      <span className="clicks-many">{count}</span>
    ) : (
      Array.from({ length: count }, (_, i) => <i key={i} className="pip" />)
    )}
  </span>
))
