import type { SeenCard } from '@paydata/engine'

export type Origin = NonNullable<SeenCard['before']>

/** Where cards were on the screen before an update. */
export interface Places {
  readonly cards: ReadonlyMap<string, DOMRect>
  /** The backs of a grip whose cards are not seen. */
  readonly backs: readonly DOMRect[]
}

/** The elements of a kind that have a place on the screen, with that place. */
export const shown = (selector: string): readonly (readonly [HTMLElement, DOMRect])[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .map(each => [each, each.getBoundingClientRect()] as const)
    .filter(([, { width }]) => width > 0)

/** The place of the first of several elements that is on the screen. */
export function placeOf(...selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors) {
    const [first] = shown(selector)
    if (first !== undefined) return first[1]
  }
  return null
}

let measured: { readonly update: object; readonly places: Places } | null = null

/**
 * Where cards are before the page is drawn anew for an update. Cards also move when the board scrolls or gets another size, so it is
 * measured each time, but once for all who ask before the same update.
 */
export function placesBefore(update: object): Places {
  if (measured?.update === update) return measured.places
  const places = {
    cards: new Map(shown('[data-card]').map(([{ dataset }, box]) => [dataset.card ?? '', box])),
    backs: shown('#hand-runner .hand-back').map(([, box]) => box),
  }
  measured = { update, places }
  return places
}

/** Gives where cards were before they got a new id. Each card that leaves a grip that is not seen takes another of its backs. */
export function originsIn({ cards, backs }: Places): (from: Origin | null | undefined) => DOMRect | null {
  const left = [...backs]
  return from => {
    if (from == null) return null
    const known = cards.get(`${from.id}`) ?? (from.zone === 'grip' ? left.pop() : undefined)
    if (known !== undefined) return known
    // A phone shows no backs: its cards come from their player.
    return placeOf(
      from.zone === 'grip'
        ? '.player[data-side="runner"] .identity'
        : `[data-server="${from.server ?? from.zone}"] .server-root`,
    )
  }
}
