import './moments.css'
import { useEffect, useState } from 'react'
import { say } from '../messages/say.ts'
import { useLanguage } from '../messages/use-language.ts'
import { addressOf } from '../route/route.ts'
import { useRoom } from '../store/room.ts'
import { endingText } from '../words/ending.ts'
import type { Outline } from './film.ts'
import { momentText } from './film.ts'
import { newReader } from './reader.ts'
import { sourceOf } from './source.ts'
import type { FromReplay, ToReplay } from './wire.ts'

/** Links into the replay: to each agenda that was scored or stolen, and to what decided the game. */
export function Moments({ game }: { game: string }) {
  const outline = useOutline(game)
  // A replay shows a loss on time or by absence as a concession. The server's room says how the game really ended.
  const resultOfRoom = useRoom(state => state.room?.result ?? null)
  const found = outline === 'lost' ? null : outline
  const result = resultOfRoom ?? found?.result ?? null
  const marks =
    found?.marks.flatMap(({ what, ...mark }) => (what === 'turn' ? [] : [{ what, ...mark }])) ?? []
  // A plain link loads the page anew, so that nothing of this table runs on beside the replay.
  const linkTo = (step: number, words: string) => (
    <a className="link" data-nav href={`${addressOf({ at: 'replay', game })}#${momentText(step, 'all')}`}>
      {words}
    </a>
  )
  return (
    <section className="moments" aria-label={say.after.moments}>
      <h3 className="sheet-sub">{say.after.moments}</h3>
      {marks.length === 0 && (
        <p className="muted" role="status">
          {outline === 'lost' ? say.after.lost : found === null ? say.after.looking : say.after.none}
        </p>
      )}
      <ol>
        {marks.map(({ step, what, turn, side }) => (
          <li key={step}>{linkTo(step, `${say.table.turn(turn, side)}: ${say.after.marks[what]}`)}</li>
        ))}
        {found !== null && result !== null && (
          <li>{linkTo(found.last, endingText(result.winner, result.how))}</li>
        )}
      </ol>
    </section>
  )
}

/** The outline of a replay; null until the worker has read it. */
function useOutline(game: string): Outline | 'lost' | null {
  const language = useLanguage()
  const [outline, setOutline] = useState<Outline | 'lost' | null>(null)
  useEffect(() => {
    const source = sourceOf(game)
    if (source === null) return
    const reader = newReader()
    reader.onmessage = ({ data }: MessageEvent<FromReplay>): void => {
      setOutline(data.from === 'opened' ? data.outline : 'lost')
      reader.terminate()
    }
    reader.onerror = () => setOutline('lost')
    reader.postMessage({ to: 'open', source, language } satisfies ToReplay)
    return () => reader.terminate()
  }, [game, language])
  return outline
}
