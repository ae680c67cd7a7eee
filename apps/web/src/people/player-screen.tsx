import { isolated } from '@paydata/protocol'
import { lazy, useState } from 'react'
import { useMe } from '../identity/who.ts'
import { withWords } from '../messages/language.ts'
import { say } from '../messages/say.ts'
import { Part } from '../ui/part.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { AboutPlayer } from './about-player.tsx'
import { useAnswer } from './calling.ts'
import { MyNumbers } from './my-numbers.tsx'
import { People } from './people.tsx'
import { Ratings } from './ratings.tsx'

const Meeting = lazy(withWords(() => import('../opponent/meeting.tsx'), 'opponent'))
const Following = lazy(withWords(() => import('./following.tsx'), 'opponent'))

/** The page of a player: how strong they are, and for themselves how all their games went. */
export default function PlayerScreen({ player }: { player: string }) {
  // After another wish everything is asked anew.
  const [times, setTimes] = useState(0)
  return <OfPlayer key={times} player={player} onWish={() => setTimes(times + 1)} />
}

function OfPlayer({ player, onWish }: { player: string; onWish: () => void }) {
  const me = useMe(state => state.me)
  const answer = useAnswer('ratings', { player })
  const name = answer?.ok === true ? isolated(answer.player.name) : say.somebody
  return (
    <People title={name}>
      {answer !== null && !answer.ok && <RefusedBy refusal={answer} />}
      {answer?.ok === true && <Ratings told={answer} isMe={me?.id === player} onWish={onWish} />}
      {answer?.ok === true && me !== null && me.id !== player && answer.player.kind !== 'bot' && (
        <Part lost={null}>
          <Meeting player={answer.player} />
          <AboutPlayer player={answer.player} />
        </Part>
      )}
      {me?.id === player && (
        <Part lost={null}>
          <Following />
        </Part>
      )}
      {me?.id === player && <MyNumbers />}
    </People>
  )
}
