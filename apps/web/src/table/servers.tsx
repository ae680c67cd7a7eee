import type { PositionView, ServerView, View } from '@paydata/engine'
import { optionsAt, takeOption } from '../decisions/answering.ts'
import { Icon } from '../icons/icon.tsx'
import { say } from '../messages/english.ts'
import { guard } from '../ui/guard.ts'
import { ownSide } from './cards-in.ts'
import { TileSpot } from './tile-spot.tsx'

export function serverName(id: string): string {
  return id.startsWith('remote')
    ? say.table.remote(id.slice('remote'.length))
    : (Object.entries(say.table.central).find(([key]) => key === id)?.[1] ?? id)
}

/** Servers side by side, each with its root on the Corp’s side and its ice towards the Runner. */
export function Servers({ view }: { view: View }) {
  return (
    <section className="servers" aria-label={say.table.servers} data-bottom={ownSide(view)}>
      {view.servers.map(server => (
        <Server key={server.id} view={view} server={server} />
      ))}
      <NewRemote view={view} />
    </section>
  )
}

function Server({ view, server }: { view: View; server: ServerView }) {
  const isAttacked = view.run?.server === server.id
  const hosted = new Set(view.hosted.map(({ id }) => id))
  return (
    <section
      className="server"
      data-attacked={isAttacked}
      data-server={server.id}
      aria-label={serverName(server.id)}
    >
      <ServerHead view={view} server={server} />
      <div className="server-root">
        {server.root
          .filter(card => card.host === null || !hosted.has(card.id))
          .map((card, i) => (
            <TileSpot key={card.id ?? `root${i}`} card={card} />
          ))}
        {server.root.length === 0 && <CentralRoot id={server.id} />}
      </div>
      <ol className="server-ice">
        {server.ice.map(position => (
          <Position key={position.position} view={view} server={server} at={position} />
        ))}
      </ol>
    </section>
  )
}

const CentralRoot = ({ id }: { id: string }) => (
  <span className="root-empty" data-server={id} aria-hidden="true">
    <Icon name={id === 'rnd' ? 'deck' : id === 'archives' ? 'trash' : id === 'hq' ? 'hand' : 'rez'} />
  </span>
)

function ServerHead({ view, server }: { view: View; server: ServerView }) {
  const { question } = view
  const [option] = optionsAt(question, server.id)
  const name = serverName(server.id)
  const counts: Readonly<Record<string, number>> = {
    hq: view.corp.hand.count,
    rnd: view.corp.deck.count,
    archives: view.corp.discard.count,
  }
  const count = counts[server.id]
  const inside = (
    <>
      <span className="server-name">{name}</span>
      {count !== undefined && <span className="server-count">{count}</span>}
      {view.mark === server.id && <span className="server-mark">{say.table.marked}</span>}
      {view.run?.server === server.id && view.run.position === null && <RunnerMark />}
    </>
  )
  if (option === undefined || question?.form !== 'choose') return <div className="server-head">{inside}</div>
  return (
    <button
      type="button"
      className="server-head server-choosable"
      data-nav
      onClick={guard(() => takeOption(question, option.id))}
    >
      {inside}
      <span className="unseen">{`, ${say.table.canBeChosen}`}</span>
      <Icon name="run" />
    </button>
  )
}

function Position({ view, server, at }: { view: View; server: ServerView; at: PositionView }) {
  const isHere = view.run?.server === server.id && view.run.position === at.position
  const { ice } = at
  return (
    <li className="position" data-here={isHere} data-position={at.position + 1}>
      <span className="position-number" aria-hidden="true">
        {at.position + 1}
      </span>
      <span className="unseen">{say.table.position(at.position + 1)}</span>
      {ice === null ? <span className="position-empty" /> : <TileSpot card={ice} />}
      {isHere && <RunnerMark />}
    </li>
  )
}

const RunnerMark = () => (
  <span className="runner-mark">
    <Icon name="run" />
    <span className="unseen">{say.table.runnerHere}</span>
  </span>
)

function NewRemote({ view }: { view: View }) {
  const { question } = view
  if (question?.form !== 'choose') return null
  const option = question.options.find(({ does }) => does === 'newRemote')
  if (option === undefined) return null
  return (
    <button
      type="button"
      className="server-head server-new server-choosable"
      data-nav
      onClick={guard(() => takeOption(question, option.id))}
    >
      + {say.table.newRemote}
    </button>
  )
}
