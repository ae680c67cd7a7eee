import { Resvg } from '@resvg/resvg-js'
import { inTurns, lineOf } from '../limits/line.ts'
import { threadAt } from './asking.ts'

/** What is to be painted, as SVG, and the files of the letters in it. */
export interface Drawing {
  readonly svg: string
  readonly fontFiles: readonly string[]
}

export interface Painting {
  /** Paints a drawing as PNG for somebody at an address. */
  readonly paint: (drawing: Drawing, address: string) => Promise<Uint8Array>
}

export const paintedHere = ({ svg, fontFiles }: Drawing): Uint8Array =>
  new Resvg(svg, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } }).render().asPng()

const most = { waiting: 50, waitingOfOne: 8 } as const

/** Paints in a thread, and refuses a drawing where too many wait already. */
export function paintingAside(at = new URL('./painter.js', import.meta.url)): Painting {
  const thread = threadAt<Drawing, Uint8Array>(at, null)
  const line = lineOf(most)
  const inTurn = inTurns(1, line)
  return { paint: (drawing, address) => inTurn(line, address, () => thread.ask(drawing)) }
}
