import './small-board.css'
import type { CardView, CorpView, RunnerView, ServerView, Side, View } from '@paydata/engine'
import { shortTitle } from '../../cards/facts.ts'
import { useLook } from '../../cards/look.ts'
import { Icon } from '../../icons/icon.tsx'
import { atTable } from '../../messages/at-table.ts'
import { home } from '../../messages/home.ts'
import { say } from '../../messages/say.ts'

type Names = Readonly<Record<Side, string | null>>

/** Who plays a side: the name of the person, or of the identity. */
const nameOf = (view: View, names: Names, side: Side): string =>
  names[side] ?? shortTitle(view[side].identity.face?.title ?? say.sides[side])

const serverName = (id: string): string =>
  id.startsWith('remote')
    ? id.slice('remote'.length)
    : (Object.entries(atTable.board.central).find(([key]) => key === id)?.[1] ?? id)

/** Where a game stands, in a line. */
function momentText({ run, turn, active, over }: View): string {
  if (over !== null) return over.winner === null ? atTable.over.drawn : atTable.over.wins(over.winner)
  return run === null ? atTable.board.turn(turn, active) : atTable.run.on(serverName(run.server))
}

/** A board to look at and not to play at: who has which cards where, the run, and the score. A screen reader hears the score. */
export function SmallBoard({ view, names }: { view: View; names: Names }) {
  const [corp, runner] = [nameOf(view, names, 'corp'), nameOf(view, names, 'runner')]
  const { run } = view
  return (
    <div
      className="small-board"
      role="img"
      aria-label={home.live.score(corp, view.corp.score, runner, view.runner.score)}
    >
      <Strip side="corp" name={corp} player={view.corp} />
      <div className="small-servers">
        {view.servers.map(server => (
          <Server
            key={server.id}
            server={server}
            position={run?.server === server.id ? run.position : false}
          />
        ))}
      </div>
      <p className="small-moment" data-runs={run !== null}>
        {momentText(view)}
      </p>
      <div className="small-rig">
        {view.rig.map((card, i) => (
          <SmallCard key={card.id ?? i} card={card} />
        ))}
      </div>
      <Strip side="runner" name={runner} player={view.runner} />
    </div>
  )
}

interface ServerProps {
  readonly server: ServerView
  /** The ice that the Runner is at, null in the middle of a run for the server itself, and false where there is no run. */
  readonly position: number | null | false
}

const Server = ({ server: { id, root, ice }, position }: ServerProps) => (
  <div className="small-server" data-attacked={position !== false}>
    <div className="small-root" data-here={position === null}>
      {root.map((card, i) => (
        <SmallCard key={card.id ?? i} card={card} />
      ))}
    </div>
    <span>{serverName(id)}</span>
    {ice.map(
      each =>
        each.ice !== null && (
          <span key={each.position} className="small-ice" data-here={position === each.position}>
            <SmallCard card={each.ice} />
          </span>
        ),
    )}
  </div>
)

/** A card without words: its picture, or its back. */
const SmallCard = ({ card: { side, face } }: { card: CardView }) =>
  face === null ? (
    <span className="small-card small-back" data-side={side} />
  ) : (
    <SmallFace definition={face.definition} />
  )

const SmallFace = ({ definition }: { definition: string }) => (
  <span className="small-card" style={useLook(definition).style} />
)

interface StripProps {
  readonly side: Side
  readonly name: string
  readonly player: CorpView | RunnerView
}

const Strip = ({ side, name, player }: StripProps) => (
  <div className="small-strip" data-side={side}>
    <SmallCard card={player.identity} />
    <strong>{name}</strong>
    <span>
      {player.credits}
      <Icon name="credit" />
    </span>
    <span>
      {player.hand.count}
      <Icon name="hand" />
    </span>
    <span className="small-pips">
      {Array.from({ length: Math.min(player.pointsNeeded, 9) }, (_, i) => (
        <i key={i} data-on={i < player.score} />
      ))}
    </span>
  </div>
)
