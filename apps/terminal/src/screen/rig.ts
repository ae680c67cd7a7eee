import type { CardView, View } from '@paydata/engine'
import { cardOnTable } from './cards.ts'
import { flow } from './layout.ts'
import type { Paint } from './paint.ts'
import { hostedOn } from './servers.ts'

const rows: readonly (readonly [string, string])[] = [
  ['program', '  programs '],
  ['hardware', '  hardware '],
  ['resource', '  resources'],
]

/** The rig in its three rows; cards hosted on others stand with their hosts. */
export function rigLines(view: View, width: number, paint: Paint): string[] {
  const free = view.rig.filter(card => card.host === null)
  const line = (label: string, cards: readonly CardView[]): string[] =>
    cards.length === 0
      ? []
      : flow(
          `${label} `,
          cards.map(card => cardOnTable(card, hostedOn(view, card), paint)),
          width,
        )
  const known = rows.flatMap(([type, label]) =>
    line(
      label,
      free.filter(card => card.face?.type === type),
    ),
  )
  const others = free.filter(card => !rows.some(([type]) => card.face?.type === type))
  return [...known, ...line('  facedown ', others)]
}
