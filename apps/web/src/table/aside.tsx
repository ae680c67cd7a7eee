import './aside.css'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Log } from '../log/log.tsx'
import { say } from '../messages/say.ts'
import { unreadIn, useRoom } from '../store/room.ts'
import { Choices } from '../ui/choices.tsx'

const words = say.online.chat

/** The log, and in games with other people the chat in a second tab. */
export function Aside({ chat }: { chat: ReactNode }) {
  const [shown, setShown] = useState<'log' | 'chat'>('log')
  const unread = useRoom(unreadIn)
  if (chat === null) return <Log />
  const news = unread > 0 ? ` · ${words.unread(unread)}` : ''
  return (
    <div className="aside" data-shown={shown}>
      <Choices
        label={words.tabs}
        value={shown}
        all={{ log: say.log.title, chat: `${words.title}${news}` }}
        onChange={setShown}
      />
      {shown === 'log' ? <Log /> : chat}
    </div>
  )
}
