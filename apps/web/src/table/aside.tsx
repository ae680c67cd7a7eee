import './aside.css'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { Log } from '../log/log.tsx'
import { atTable } from '../messages/at-table.ts'
import { unreadIn, useRoom } from '../store/room.ts'
import { Button } from '../ui/button.tsx'

const words = atTable.chat

/** The log. In games with other people the chat opens over it. */
export function Aside({ chat }: { chat: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const unread = useRoom(unreadIn)
  if (chat === null) return <Log />
  const news = unread > 0 ? ` · ${words.unread(unread)}` : ''
  return (
    <div className="aside">
      <Button look="quiet" className="chat-opener" expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {`${words.title}${news}`}
        <Icon name={isOpen ? 'down' : 'up'} />
      </Button>
      {isOpen ? chat : <Log />}
    </div>
  )
}
