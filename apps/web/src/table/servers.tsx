import './servers.css'
import type { ServerView, View } from '@paydata/engine'
import { labelOf } from '@paydata/words'
import { optionsAt, takeOpen } from '../decisions/answering.ts'
import { Icon } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'
import { guard } from '../ui/guard.ts'
import { worded } from '../ui/worded.ts'
import { serverName } from '../words/server-name.ts'
import { spoken } from '../words/symbols.ts'
import { useOwnSide } from './cards-in.ts'
import { CentralRoot, faceupIn } from './central-root.tsx'
import { Ghost, installing } from './ghost.tsx'
import { IcePosition } from './ice-position.tsx'
import { RunnerMark } from './runner-mark.tsx'
import { TileSpot } from './tile-spot.tsx'

/** A name that fits over a narrow server. */
const shortName = (id: string): string =>
  id.startsWith('remote')
    ? id.slice('remote'.length)
    : id === 'archives'
      ? atTable.board.shortArchives
      : serverName(id)

/** Whether a name needs two lines over its server. */
const isLongName = (name: string, isNarrow: boolean): boolean => name.length > (isNarrow ? 7 : 12)

interface ServersProps {
  readonly view: View
  /** Whether there are so many servers that their cards are taller than wide. */
  readonly isNarrow: boolean
}

/** Servers side by side, each with its root on the Corp’s side and its ice in front of it. */
export function Servers({ view, isNarrow }: ServersProps) {
  const { run, mark } = view
  const bottom = useOwnSide(view)
  const installed = installing(view)
  const inside: Readonly<Record<string, number>> = {
    hq: view.corp.hand.count,
    rnd: view.corp.deck.count,
    archives: view.corp.discard.count,
  }
  return (
    <section
      className="servers ground"
      data-side="corp"
      aria-label={atTable.board.servers}
      data-bottom={bottom}
      data-narrow={isNarrow}
    >
      {view.servers.map(server => {
        const { id } = server
        return (
          <Server
            key={id}
            server={server}
            hosted={view.hosted}
            count={inside[id] ?? null}
            faceup={id === 'archives' ? faceupIn(view.corp.discard) : ''}
            {...optionOn(view, id)}
            installing={installed}
            isNarrow={isNarrow}
            isMarked={mark === id}
            runner={run?.server === id ? (run.position ?? 'root') : null}
          />
        )
      })}
      {view.viewer === 'corp' && <NewRemote view={view} isNarrow={isNarrow} />}
    </section>
  )
}

interface HeadProps {
  readonly id: string
  /** How many cards are in a central server; null for a remote one. */
  readonly count: number | null
  /** The definitions of the newest faceup cards in Archives, with spaces between them; empty for other servers. */
  readonly faceup: string
  /** The id of the option that choosing the server takes; null if it cannot be chosen. */
  readonly option: string | null
  /** That option in words, and its price in credits. */
  readonly does: string
  readonly credits: number | null
  /** Whether choosing it is a run. */
  readonly isRun: boolean
  /** The definition of the card that would be installed there; null where it is chosen for something else. */
  readonly installing: string | null
  readonly isNarrow: boolean
  readonly isMarked: boolean
  /** Where the Runner is: at a position of ice, past all ice, or not at this server. */
  readonly runner: number | 'root' | null
}

interface ServerProps extends Omit<HeadProps, 'id'> {
  readonly server: ServerView
  readonly hosted: View['hosted']
}

/** Renders again only when something about this server has changed. */
const Server = worded(({ server, hosted, ...head }: ServerProps) => {
  const isAttacked = head.runner !== null
  const guests = new Set(hosted.map(({ id }) => id))
  return (
    <section
      className="server"
      data-attacked={isAttacked}
      data-server={server.id}
      aria-label={serverName(server.id)}
    >
      <ServerHead id={server.id} {...head} />
      {head.option !== null && head.installing !== null && (
        <Ghost
          definition={head.installing}
          ice={server.ice.length}
          option={head.option}
          does={head.does}
          credits={head.credits}
        />
      )}
      <span className="server-way" aria-hidden="true" />
      <div className="server-root">
        {server.root
          .filter(card => card.host === null || !guests.has(card.id))
          .map((card, i) => (
            <TileSpot key={card.id ?? `root${i}`} card={card} />
          ))}
        {server.root.length === 0 && (
          <CentralRoot id={server.id} count={head.count ?? 0} faceup={head.faceup} />
        )}
      </div>
      <ol className="server-ice">
        {server.ice.map(position => (
          <IcePosition
            key={position.position}
            at={position}
            server={server.id}
            count={server.ice.length}
            isHere={head.runner === position.position}
          />
        ))}
      </ol>
    </section>
  )
})

function optionOn(view: View, server: string): Pick<HeadProps, 'option' | 'does' | 'credits' | 'isRun'> {
  const [option] = optionsAt(view.question, server)
  if (option === undefined) return { option: null, does: '', credits: null, isRun: false }
  const { id, does, credits } = option
  return {
    option: id,
    does: spoken(labelOf(option, view, gameWords())),
    credits,
    isRun: does === 'run',
  }
}

function ServerHead({
  id,
  count,
  option,
  does,
  isRun,
  installing,
  isNarrow,
  isMarked,
  runner,
}: Omit<HeadProps, 'faceup'>) {
  const name = serverName(id)
  const shown = isNarrow ? shortName(id) : name
  return (
    <div className="server-head" data-long={isLongName(shown, isNarrow)}>
      <span className="server-name">{shown}</span>
      {count !== null && <span className="server-count">{count}</span>}
      {isMarked && <span className="server-mark">{atTable.board.marked}</span>}
      {runner === 'root' && <RunnerMark />}
      {option !== null && installing === null && (
        <button
          type="button"
          className="server-choosable"
          data-nav
          aria-label={does}
          onClick={guard(() => takeOpen(option))}
        >
          {isRun && <Icon name="run" />}
        </button>
      )}
    </div>
  )
}

/** The place of a new server, a whole column. It is kept for the Corp, so that no other column moves when there can be one. */
function NewRemote({ view, isNarrow }: ServersProps) {
  const { question } = view
  const option =
    question?.form === 'choose' ? question.options.find(({ does }) => does === 'newRemote') : undefined
  const shown = isNarrow ? '+' : `+ ${atTable.board.newRemote}`
  return (
    <div className="server-new" data-offered={option !== undefined}>
      {option !== undefined && (
        <>
          <span className="server-head" data-long={isLongName(shown, isNarrow)} aria-hidden="true">
            <span className="server-name">{shown}</span>
          </span>
          <Ghost
            definition={installing(view)}
            ice={0}
            option={option.id}
            does={atTable.board.newRemote}
            credits={option.credits}
          />
        </>
      )}
    </div>
  )
}
