import type { ReactNode } from 'react'
import { useState } from 'react'
import { Log } from '../log/log.tsx'
import { say } from '../messages/english.ts'
import { useRoom } from '../store/room.ts'
import { Choices } from '../ui/choices.tsx'

const words = say.online.chat

/** The log, and beside it what people say, where there are people. */
export function Aside({ chat }: { chat: ReactNode }) {
  const [shown, setShown] = useState<'log' | 'chat'>('log')
  const count = useRoom(state => state.lines.length)
  const [read, setRead] = useState(count)
  if (chat === null) return <Log />
  const unread = shown === 'chat' ? 0 : count - read
  const show = (next: 'log' | 'chat'): void => {
    setShown(next)
    setRead(count)
  }
  const news = unread > 0 ? ` · ${words.unread(unread)}` : ''
  return (
    <div className="aside" data-shown={shown}>
      <Choices
        label={words.tabs}
        value={shown}
        all={{ log: say.log.title, chat: `${words.title}${news}` }}
        onChange={show}
      />
      {shown === 'log' ? <Log /> : chat}
    </div>
  )
}
