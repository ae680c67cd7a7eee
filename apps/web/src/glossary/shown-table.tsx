import './shown-table.css'
import type { CardView, ServerView, View } from '@paydata/engine'
import { shortTitle } from '../cards/facts.ts'
import { Icon } from '../icons/icon.tsx'
import { gameWords } from '../messages/game.ts'
import { glossary } from '../messages/glossary.ts'
import { countersOn } from '../words/card-name.ts'
import { serverName } from '../words/server-name.ts'

/** A tiny position in words and sums, as somebody reads it who does not know the cards by their pictures: each server with its ice, what the Runner has installed, the hand of whoever looks, and all sums. */
export function ShownTable({ view }: { view: View }) {
  const { corp, runner, servers, rig, access, run, viewer } = view
  const { names, table } = glossary
  const [hand, handName] = viewer === 'corp' ? [corp.hand, names.hq] : [runner.hand, names.grip]
  return (
    <div className="shown-table">
      <Sums
        name={names.corp}
        of={[
          [table.credits, corp.credits],
          [table.clicks, corp.clicks],
          [names.scoreArea, corp.score],
          [names.badPublicity, corp.badPublicity],
        ]}
      />
      <div className="shown-servers">
        {servers.map(server => (
          <Server key={server.id} server={server} isRunOn={run?.server === server.id} view={view} />
        ))}
      </div>
      <Row name={names.access} cards={access === null ? [] : [access]} />
      <Row name={names.runner} cards={rig} />
      <Row name={handName} cards={hand.cards} />
      <Sums
        name={names.runner}
        of={[
          [table.credits, runner.credits],
          [table.clicks, runner.clicks],
          [names.scoreArea, runner.score],
          [names.tag, runner.tags],
          [names.grip, runner.hand.count],
          [names.handSize, runner.handSize],
          [names.stack, runner.deck.count],
          [names.heap, runner.discard.count],
        ]}
      />
    </div>
  )
}

interface ServerProps {
  readonly server: ServerView
  readonly isRunOn: boolean
  readonly view: View
}

/** A server with its root above its ice, as a run comes from below. */
function Server({ server: { id, root, ice }, isRunOn, view: { corp } }: ServerProps) {
  const inside: Readonly<Record<string, number>> = {
    hq: corp.hand.count,
    rnd: corp.deck.count,
    archives: corp.discard.count,
  }
  return (
    <div className="shown-server" data-run={isRunOn}>
      <strong>
        {serverName(id)}
        {inside[id] !== undefined && <small> {inside[id]}</small>}
      </strong>
      <Cards of={root} />
      <Cards of={ice.flatMap(each => each.ice ?? [])} />
      {isRunOn && <Icon name="run" />}
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly cards: readonly CardView[]
}

/** Cards that lie beside each other; nothing where there are none. */
const Row = ({ name, cards }: RowProps) =>
  cards.length === 0 ? null : (
    <div className="shown-row">
      <span className="muted">{name}</span>
      <Cards of={cards} />
    </div>
  )

const Cards = ({ of }: { of: readonly CardView[] }) =>
  of.map((card, i) => <ShownCard key={card.id ?? `${card.zone}${i}`} card={card} />)

function ShownCard({ card: { face, counters } }: { card: CardView }) {
  const facts = [
    face?.type == null ? null : gameWords().kinds.type(face.type),
    face?.strength == null ? null : `${glossary.names.strength} ${face.strength.value}`,
    ...countersOn(counters),
  ].filter(fact => fact !== null)
  return (
    <span className="shown-card" data-face={face === null ? 'down' : 'up'}>
      {face === null ? <em>{glossary.table.facedown}</em> : <b>{shortTitle(face.title)}</b>}
      {facts.map(fact => (
        <small key={fact}>{fact}</small>
      ))}
    </span>
  )
}

type Sum = readonly [name: string, value: number]

/** What a side has, and no sum of nothing but of money and time. */
const Sums = ({ name, of }: { name: string; of: readonly Sum[] }) => (
  <dl className="shown-sums">
    <dt>{name}</dt>
    {of.map(([what, value], i) =>
      value === 0 && i > 1 ? null : (
        <dd key={what}>
          {what} <b>{value}</b>
        </dd>
      ),
    )}
  </dl>
)
