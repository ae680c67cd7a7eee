import './moments.css'
import { atTable } from '../messages/at-table.ts'
import { addressOf } from '../route/route.ts'
import { useRoom } from '../store/room.ts'
import { endingText } from '../words/ending.ts'
import { analysisHash, decisiveIn, momentText } from './film.ts'
import { markText } from './mark-text.ts'
import type { FoundOutline } from './use-outline.ts'

interface FoundProps {
  readonly game: string
  readonly outline: FoundOutline
}

const addressIn = (game: string, hash: string): string => `${addressOf({ at: 'replay', game })}${hash}`

/** A plain link loads the page anew, so that nothing of this table runs on beside the replay. */
const linkTo = (game: string, step: number, words: string) => (
  <a className="link" data-nav href={addressIn(game, `#${momentText(step, 'all')}`)}>
    {words}
  </a>
)

/** A link to the analysis of the game. */
export const AnalysisLink = ({ game }: { game: string }) => (
  <a className="button moments-analysis" data-nav href={addressIn(game, analysisHash)}>
    {atTable.after.analyse}
  </a>
)

/** A link to what decided the game, just before it happens: there the replay shows the answer that led to it. */
export function Decisive({ game, outline }: FoundProps) {
  const found = outline === 'lost' || outline === null ? null : decisiveIn(outline)
  return (
    <p className="moments-decisive">
      {found !== null &&
        linkTo(
          game,
          found.step - 1,
          atTable.after.decisive(`${atTable.board.turn(found.turn, found.side)}: ${markText(found)}`),
        )}
    </p>
  )
}

/** Links into the replay: to each agenda that was scored or stolen, and to what decided the game. */
export function Moments({ game, outline }: FoundProps) {
  // A replay shows a loss on time or by absence as a concession. The server's room says how the game really ended.
  const resultOfRoom = useRoom(state => state.room?.result ?? null)
  const found = outline === 'lost' ? null : outline
  const result = resultOfRoom ?? found?.result ?? null
  const marks = found?.marks.flatMap(mark => (mark.what === 'turn' ? [] : [mark])) ?? []
  return (
    <section className="moments" aria-label={atTable.after.moments}>
      <h3 className="sheet-sub">{atTable.after.moments}</h3>
      {marks.length === 0 && (
        <p className="muted" role="status">
          {outline === 'lost'
            ? atTable.after.lost
            : found === null
              ? atTable.after.looking
              : atTable.after.none}
        </p>
      )}
      <ol>
        {marks.map(mark => (
          <li key={mark.step}>
            {linkTo(game, mark.step, `${atTable.board.turn(mark.turn, mark.side)}: ${markText(mark)}`)}
          </li>
        ))}
        {found !== null && result !== null && (
          <li>{linkTo(game, found.last, endingText(result.winner, result.how))}</li>
        )}
      </ol>
    </section>
  )
}
