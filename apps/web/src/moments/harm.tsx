import './harm.css'
import { useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { placeOf } from '../table/places.ts'
import { comeAndGo, each, useAct } from './act.ts'
import { inMiddle, moved } from './agenda.tsx'
import { MomentCard } from './card.tsx'
import { at, boardBox, Glow, Ring, Words } from './marks.tsx'
import type { Moment } from './moment.ts'
import type { Playing } from './playing.ts'
import { originOf } from './use-moments.ts'

const identity = '.player[data-side="runner"] .identity'

type Damage = Extract<Moment, { is: 'damage' }>

const kindOf = (kind: string) => (kind === 'net' || kind === 'meat' || kind === 'core' ? kind : 'brain')

/** Damage tears cards out of the grip, whose edge is red. */
export function DamageMoment({
  playing,
  damage: { kind, amount, lost },
}: {
  playing: Playing
  damage: Damage
}) {
  const [{ hand, torn }] = useState(() => ({
    hand: placeOf('#hand-runner', identity) ?? boardBox(),
    torn: lost.flatMap(card => {
      const box = originOf(card.id)
      return box === null ? [] : [{ card, box }]
    }),
  }))
  const drawn = useAct(playing, (stage, lasts) => [
    ...comeAndGo(stage, '.moment-glow', lasts),
    ...comeAndGo(stage, '.moment-words', lasts),
    ...each(
      stage,
      '.torn',
      i => {
        const away = i % 2 === 0 ? -1 : 1
        return [
          { transform: 'none', opacity: 1 },
          { transform: 'translateY(-26px)', opacity: 1, offset: 0.3 },
          { transform: `translate(${away * 34}px, 60px) rotate(${away * 24}deg)`, opacity: 0 },
        ]
      },
      i => ({
        duration: lasts * 0.8,
        delay: Math.min(Math.floor(i / 2) * 70, lasts * 0.2),
        easing: 'ease-in',
      }),
    ),
  ])
  return (
    <div ref={drawn} className="moment-damage" data-moment="damage">
      {playing.look === 'still' ? <Ring box={hand} tone="harm" /> : <Glow box={hand} tone="harm" />}
      {playing.look === 'moves' &&
        torn.map(({ card, box }, i) => (
          <span key={i} className="torn-card" style={at(box)}>
            {(['left', 'right'] as const).map(half => (
              <span key={half} className="torn" data-half={half}>
                <MomentCard card={card} style={{ inset: 0 }} />
              </span>
            ))}
          </span>
        ))}
      <Words box={hand} tone="harm">
        {atTable.moments.damage(amount, kindOf(kind))}
      </Words>
    </div>
  )
}

/** A tag snaps onto the identity of the Runner. */
export function TagMoment({ playing, amount }: { playing: Playing; amount: number }) {
  const [box] = useState(() => placeOf(identity, '.player[data-side="runner"]') ?? boardBox())
  const middle = inMiddle(boardBox())
  const drawn = useAct(playing, (stage, lasts) => [
    ...each(
      stage,
      '.moment-tag',
      () => [
        { transform: `${moved(box, middle)} rotate(-20deg) scale(1.6)`, opacity: 0 },
        {
          transform: 'scale(1.9) rotate(-8deg)',
          opacity: 1,
          offset: 0.3,
          easing: 'cubic-bezier(0.8, 0, 1, 1)',
        },
        { transform: 'scale(0.85)', opacity: 1, offset: 0.42 },
        { transform: 'none', opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1, offset: 0.85 },
        { transform: 'none', opacity: 0 },
      ],
      () => ({ duration: lasts }),
    ),
    ...each(
      stage,
      '.moment-ring',
      () => [
        { transform: 'scale(0.9)', opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.1 },
        { transform: 'scale(1.6)', opacity: 0 },
      ],
      () => ({ duration: lasts * 0.55, delay: lasts * 0.4 }),
    ),
    ...comeAndGo(stage, '.moment-words', lasts),
  ])
  const beside = { left: box.left + box.width, top: box.top + box.height, width: 0, height: 0 }
  return (
    <div ref={drawn} className="moment-tagged" data-moment="tag">
      <Ring box={box} tone="harm" />
      <span className="moment-tag" style={at(box)}>
        <Icon name="tag" />
      </span>
      <Words box={beside} tone="harm">
        {atTable.moments.tags(amount)}
      </Words>
    </div>
  )
}

/** A trap opens: two jaws part, and the card is between them. */
export function TrapMoment({
  playing,
  trap: { card, server },
}: {
  playing: Playing
  trap: Extract<Moment, { is: 'trap' }>
}) {
  const [{ middle, from }] = useState(() => {
    const board = boardBox()
    return {
      middle: inMiddle(board),
      from:
        placeOf(`.server-root [data-card="${card.id}"]`, `.server[data-server="${server}"] .server-root`) ??
        board,
    }
  })
  const drawn = useAct(playing, (stage, lasts) => [
    ...each(
      stage,
      '.trap',
      () => [
        { transform: moved(middle, from), opacity: 0 },
        { transform: 'none', opacity: 1, offset: 0.25 },
        { transform: 'none', opacity: 1, offset: 0.8 },
        { transform: 'scale(1.1)', opacity: 0 },
      ],
      () => ({ duration: lasts, easing: 'ease-out' }),
    ),
    ...each(
      stage,
      '.jaw',
      () => [
        { transform: 'none', offset: 0.28 },
        { transform: 'translateY(-72%)', offset: 0.5 },
        { transform: 'translateY(-72%)' },
      ],
      () => ({ duration: lasts, easing: 'cubic-bezier(0.3, 1.6, 0.5, 1)' }),
    ),
  ])
  const below = { ...middle, top: middle.top + middle.height + 46, height: 0 }
  const isStill = playing.look === 'still'
  return (
    <div ref={drawn} className="moment-trap" data-moment="trap">
      {isStill ? (
        <Ring box={from} tone="harm" />
      ) : (
        <span className="trap" style={at(middle)}>
          <MomentCard card={card} style={{ inset: 0 }} />
          <span className="jaw" data-jaw="upper" />
          <span className="jaw" data-jaw="lower" />
        </span>
      )}
      <Words box={below} tone="harm">
        {isStill && card.title !== null ? `${atTable.moments.trap}: ${card.title}` : atTable.moments.trap}
      </Words>
    </div>
  )
}
