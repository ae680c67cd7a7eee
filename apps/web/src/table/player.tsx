import type { Side, View } from '@paydata/engine'
import type { ReactNode } from 'react'
import { shortTitle } from '../cards/facts.ts'
import { lookOf } from '../cards/look.ts'
import { takeOption } from '../decisions/answering.ts'
import { Icon } from '../icons/icon.tsx'
import type { SymbolName } from '../icons/shapes.ts'
import { say } from '../messages/english.ts'
import { openPile, openSheet } from '../store/hand.ts'
import { useRoom } from '../store/room.ts'
import { guard } from '../ui/guard.ts'
import { CardSpot } from './card-spot.tsx'
import { ClockOf, Person } from './person.tsx'

/** What everybody sees of a player. */
export function Player({ view, side }: { view: View; side: Side }) {
  const player = side === 'corp' ? view.corp : view.runner
  const { identity } = player
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
        <CardSpot card={identity} className="identity" title="said">
          <span
            className="identity-picture"
            style={identity.face === null ? {} : lookOf(identity.face.definition).style}
          />
        </CardSpot>
        <div className="player-name">
          <strong>{identity.face === null ? say.sides[side] : shortTitle(identity.face.title)}</strong>
          <Person view={view} side={side} />
        </div>
        <More side={side} name={identity.face === null ? say.sides[side] : shortTitle(identity.face.title)} />
        <ClockOf side={side} />
        <Clicks count={player.clicks} isActive={view.active === side} />
      </div>
      <div className="player-facts">
        <Fact
          icon="credit"
          name={say.player.credits}
          value={player.credits}
          option="gainCredit"
          view={view}
          side={side}
          isBig
        />
        <Fact icon="agenda" name={say.player.score} value={player.score} of={player.pointsNeeded} isBig />
        <Fact icon="hand" name={say.player.handCount} value={player.hand.count} of={player.handSize} />
        <Fact
          icon="deck"
          name={say.table.deck[side]}
          value={player.deck.count}
          option="drawCard"
          view={view}
          side={side}
        />
        <Pile view={view} side={side} />
        {side === 'corp' ? <CorpFacts view={view} /> : <RunnerFacts view={view} />}
      </div>
      {player.scoreArea.length > 0 && (
        <div className="score-area" role="group" aria-label={say.table.scoreArea}>
          {player.scoreArea.map((card, i) => (
            <CardSpot key={card.id ?? `scored${i}`} card={card} className="scored" title="drawn">
              <span className="scored-title">
                {card.face === null ? say.table.facedown.corp : shortTitle(card.face.title)}
              </span>
              <span className="scored-points">{card.face?.points ?? 0}</span>
            </CardSpot>
          ))}
        </div>
      )}
    </section>
  )
}

/** On a phone there is a short name alone, which opens everything else. */
function More({ side, name }: { side: Side; name: string }) {
  const who = useRoom(state => state.room?.seats[side]?.who.name ?? name)
  return (
    <button
      type="button"
      className="player-more"
      data-nav
      aria-label={say.player.more(say.sides[side], who)}
      onClick={() => openSheet('players')}
    >
      {who}
    </button>
  )
}

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
      {tags > 0 && <Fact icon="tag" name={say.player.tags} value={tags} isBad />}
      {coreDamage > 0 && <Fact icon="core" name={say.player.core} value={coreDamage} isBad />}
      {fund > 0 && <Fact icon="badPublicity" name={say.player.fund} value={fund} />}
    </>
  )
}

interface FactProps {
  readonly icon: SymbolName
  readonly name: string
  readonly value: number
  readonly of?: number
  readonly isBig?: boolean
  readonly isBad?: boolean
  /** A basic action that a click on it takes. */
  readonly option?: 'gainCredit' | 'drawCard'
  readonly view?: View
  readonly side?: Side
}

function Fact({ icon, name, value, of, isBig = false, isBad = false, option, view, side }: FactProps) {
  const question = view?.question?.form === 'choose' && view.question.for === side ? view.question : null
  const offered = option === undefined ? undefined : question?.options.find(({ does }) => does === option)
  const content: ReactNode = (
    <>
      <Icon name={icon} />
      <span className="fact-value">
        {value}
        {of !== undefined && <small>/{of}</small>}
      </span>
      <span className="fact-name">{name}</span>
    </>
  )
  const marks = { 'data-big': isBig, 'data-bad': isBad, title: name }
  if (offered === undefined || question === null)
    return (
      <span className="fact" {...marks}>
        {content}
      </span>
    )
  return (
    <button
      type="button"
      className="fact fact-choosable"
      data-nav
      {...marks}
      onClick={guard(() => takeOption(question, offered.id))}
    >
      {content}
    </button>
  )
}

function Pile({ view, side }: { view: View; side: Side }) {
  const { discard } = side === 'corp' ? view.corp : view.runner
  const name = say.table.discard[side]
  return (
    <button
      type="button"
      className="fact fact-pile"
      data-nav
      title={name}
      aria-label={say.table.openPile(name, discard.count)}
      onClick={() => openPile(side)}
    >
      <Icon name="trash" />
      <span className="fact-value">{discard.count}</span>
      <span className="fact-name">{name}</span>
    </button>
  )
}

const mostPips = 6

function Clicks({ count, isActive }: { count: number; isActive: boolean }) {
  return (
    <span className="clicks" data-active={isActive} role="img" aria-label={`${say.player.clicks}: ${count}`}>
      {count > mostPips ? (
        <span className="clicks-many">{count}</span>
      ) : (
        Array.from({ length: count }, (_, i) => <i key={i} className="pip" />)
      )}
    </span>
  )
}
