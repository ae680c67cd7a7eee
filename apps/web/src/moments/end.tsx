import './end.css'
import { atTable } from '../messages/at-table.ts'
import { useSaid } from '../store/said.ts'
import { each, useAct } from './act.ts'
import { MomentCard } from './card.tsx'
import type { Moment } from './moment.ts'
import { Pips } from './pips.tsx'
import type { Playing } from './playing.ts'

type Ended = Extract<Moment, { is: 'flatline' | 'lastAgenda' }>

/** The end of the game takes the screen, before its result is shown. */
export function EndMoment({ playing, ended }: { playing: Playing; ended: Ended }) {
  const drawn = useAct(playing, (stage, lasts) => [
    stage.animate([{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1 }], { duration: lasts }),
    ...each(
      stage,
      '.flatline',
      () => [{ transform: 'scaleX(0)' }, { transform: 'none', offset: 0.5 }, { transform: 'none' }],
      () => ({ duration: lasts, easing: 'linear' }),
    ),
    ...each(
      stage,
      '.moment-card',
      () => [
        { transform: 'scale(0.4) rotate(-6deg)', opacity: 0 },
        { transform: 'scale(1.06)', opacity: 1, offset: 0.3 },
        { transform: 'none', opacity: 1 },
      ],
      () => ({ duration: lasts, easing: 'ease-out' }),
    ),
    ...each(
      stage,
      '[data-pip]',
      () => [
        { transform: 'scale(0)', opacity: 0 },
        { transform: 'scale(1.6)', opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1 },
      ],
      i => ({ duration: lasts * 0.2, delay: lasts * (0.3 + i * 0.05) }),
    ),
    ...each(
      stage,
      '.end-words',
      () => [
        { transform: 'translateY(16px)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.3 },
        { transform: 'none', opacity: 1 },
      ],
      () => ({ duration: lasts, delay: lasts * 0.15 }),
    ),
  ])
  const winner = ended.is === 'flatline' ? 'corp' : ended.winner
  const side = useSaid(state => state.view?.[winner])
  const how = ended.is === 'flatline' ? atTable.over.hows.flatline : atTable.over.hows.points
  return (
    <div ref={drawn} className="end" data-moment={ended.is} data-winner={winner}>
      {ended.is === 'flatline' && <span className="flatline" />}
      {ended.is === 'lastAgenda' && ended.card !== null && <MomentCard card={ended.card} />}
      {ended.is === 'lastAgenda' && side !== undefined && (
        <Pips side={winner} points={{ before: 0, after: side.score, needed: side.pointsNeeded }} />
      )}
      <p className="end-words">
        <strong>{atTable.over.wins(winner)}</strong>
        <span>{how}</span>
      </p>
    </div>
  )
}
