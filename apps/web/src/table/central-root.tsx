import './central-root.css'
import type { PileView } from '@paydata/engine'
import { useLook } from '../cards/look.ts'

/** As many as can be told from one another in the width of a server. */
const mostFaceup = 4

/** The definitions of the newest faceup cards in Archives, with spaces between them. */
export const faceupIn = ({ cards }: PileView): string =>
  cards
    .flatMap(({ face, faceup }) => (face !== null && faceup ? face.definition : []))
    .slice(-mostFaceup)
    .join(' ')

const mostBacks: Readonly<Record<string, number>> = { hq: 8, rnd: 3, archives: 1 }

/** A picture of a central server's cards in place of an empty root: a few backs, or the faceup cards of Archives in a row. */
export function CentralRoot({ id, count, faceup }: { id: string; count: number; faceup: string }) {
  const row = faceup.split(' ').filter(each => each !== '')
  const backs = row.length === 0 ? Math.min(count, mostBacks[id] ?? 0) : 0
  return (
    <span className="root-empty" data-server={id} aria-hidden="true">
      {Array.from({ length: backs }, (_, i) => (
        <i key={i} className="root-back" style={{ '--nth': i - (backs - 1) / 2 }} />
      ))}
      {row.length > 0 && (
        <span className="root-row">
          {row.map((definition, i) => (
            <FaceupCard key={i} definition={definition} />
          ))}
        </span>
      )}
    </span>
  )
}

const FaceupCard = ({ definition }: { definition: string }) => (
  <i className="root-top" style={useLook(definition).style} />
)
