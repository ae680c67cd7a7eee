import type { Definition } from '@paydata/engine'

/** What players do to get a card to where its abilities count, and the rule that says when they may. */
export const entrances = {
  playEvent: '5.2.7e',
  playOperation: '5.2.6e',
  installRunnerCard: '5.2.7d',
  installCorpCard: '5.2.6d',
  // The price of ice grows with the ice that is there (CR 8.5.11a).
  installIce: '8.5.11a',
  rez: '8.1.2a',
  rezIce: '6.9.2b',
  advance: '5.2.6f',
  score: '1.17.3a',
} as const satisfies Readonly<Record<string, string>>
export type Entrance = keyof typeof entrances

export interface Entering {
  readonly how: Entrance
  /** With the symbols of the game; null if nothing is paid. */
  readonly cost: string | null
  /** The advancement counters that are needed first. */
  readonly needs: number | null
}

const entering = (how: Entrance, cost: string | null, needs: number | null = null): Entering => ({
  how,
  cost,
  needs,
})

/** What players do with a card before its abilities count, in this order. */
export function enteringOf({ printed }: Definition): readonly Entering[] {
  const cost = `${printed.cost ?? 0}[credit]`
  switch (printed.type) {
    case 'identity':
      return []
    case 'event':
      return [entering('playEvent', `[click], ${cost}`)]
    case 'operation':
      return [entering('playOperation', `[click], ${cost}`)]
    case 'hardware':
    case 'program':
    case 'resource':
      return [entering('installRunnerCard', `[click], ${cost}`)]
    case 'asset':
    case 'upgrade':
      return [entering('installCorpCard', '[click]'), entering('rez', cost)]
    case 'ice':
      return [entering('installIce', '[click]'), entering('rezIce', cost)]
    case 'agenda':
      return [
        entering('installCorpCard', '[click]'),
        entering('advance', '[click], 1[credit]'),
        entering('score', null, typeof printed.advancement === 'number' ? printed.advancement : null),
      ]
  }
}
