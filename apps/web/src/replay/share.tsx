import './share.css'
import { lastReplay } from '../local/kept-replays.ts'
import { atTable } from '../messages/at-table.ts'
import { addressOf } from '../route/route.ts'
import { useRoom } from '../store/room.ts'
import { Button } from '../ui/button.tsx'
import { Copy } from '../ui/copy.tsx'

/** Shares the game with other people: by a link if a server keeps it, and otherwise by a file. */
export const Share = ({ game }: { game: string }) =>
  game === 'last' ? <ShareFile /> : <ShareLink game={game} />

function ShareLink({ game }: { game: string }) {
  const replays = useRoom(state => state.room?.settings.replays)
  const lead = replays === 'everybody' ? atTable.after.linkLead : atTable.after.linkOfPlayers
  const link = new URL(addressOf({ at: 'replay', game }), location.href).href
  return (
    <div className="share">
      <Copy label={atTable.after.link} text={() => link} lead={lead} done={atTable.after.copied} />
    </div>
  )
}

function ShareFile() {
  const save = (): void => {
    const text = lastReplay()
    if (text === null) return
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = atTable.after.fileName
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <div className="share">
      <Button onPress={save}>{atTable.after.file}</Button>
      <span>{atTable.after.fileLead}</span>
    </div>
  )
}
