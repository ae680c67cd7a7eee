import './moments.css'
import { AgendaMoment } from './agenda.tsx'
import { EndMoment } from './end.tsx'
import { DamageMoment, TagMoment, TrapMoment } from './harm.tsx'
import type { Playing } from './playing.ts'
import { usePlaying } from './playing.ts'
import { MetMoment, RunMoment } from './run.tsx'
import { useMoments } from './use-moments.ts'

/** The stage over the table, on which moments are played. The log tells the same to who does not see it. */
export default function Moments() {
  useMoments()
  const all = usePlaying(state => state.all)
  return (
    <div className="stage" aria-hidden="true">
      {all.map(playing => (
        <Played key={playing.id} playing={playing} />
      ))}
    </div>
  )
}

function Played({ playing }: { playing: Playing }) {
  const { moment } = playing
  switch (moment.is) {
    case 'run':
      return <RunMoment playing={playing} server={moment.server} />
    case 'met':
      return <MetMoment playing={playing} ice={moment.ice} />
    case 'trap':
      return <TrapMoment playing={playing} trap={moment} />
    case 'tag':
      return <TagMoment playing={playing} amount={moment.amount} />
    case 'damage':
      return <DamageMoment playing={playing} damage={moment} />
    case 'scored':
    case 'stolen':
      return <AgendaMoment playing={playing} won={moment} />
    case 'flatline':
    case 'lastAgenda':
      return <EndMoment playing={playing} ended={moment} />
  }
}
