import type { Deck, Definition, Definitions, Setup, Side } from '@paydata/engine'
import type { Dice } from '@paydata/scenario'
import { at, filled, isAgenda, isIdentity, shuffled } from '../pool.ts'

/** How many cards that have something to show still are in a deck; more would leave no room for what they need. */
const wantedInDeck = 4

/** Decks made around cards that have something to show still, with what lets them show it. */
export function decksAround(wanted: readonly string[], made: Definitions, seed: string, dice: Dice): Setup {
  const all: readonly Definition[] = [...made.cards.values()]
  const aim = shuffled(
    all.filter(({ is }) => wanted.includes(is)),
    dice,
  )
  const first = (['corp', 'runner'] as const).flatMap(side =>
    aim.filter(({ printed }) => printed.side === side).slice(0, wantedInDeck),
  )
  const helpers = all.filter(card => helps(card, first))
  const theirs = all.filter(card => helps(card, helpers))
  const ranks = [first, helpers, theirs, all.filter(pays)]
  const rank = (card: Definition): number => {
    const found = ranks.findIndex(each => each.includes(card))
    return found < 0 ? ranks.length : found
  }
  const deck = (side: Side): Deck => {
    const ours = shuffled(
      all.filter(({ printed }) => printed.side === side),
      dice,
    ).toSorted((a, b) => rank(a) - rank(b))
    const kinds = ours.filter(card => !isIdentity(card) && !isAgenda(card))
    const chosen = ranks.flatMap((_, nth) => kinds.filter(card => rank(card) === nth).slice(0, room[nth]))
    return filled(at(ours.filter(isIdentity), 0).is, ours.filter(isAgenda), [
      ...chosen,
      ...kinds.filter(card => !chosen.includes(card)),
    ])
  }
  return { definitions: made.version, seed, corp: deck('corp'), runner: deck('runner') }
}

/** How many kinds of card there are in a deck of those wanted, of what helps them, of what helps that, and of money. */
const room: readonly number[] = [wantedInDeck, 3, 2, 4]

const written = (card: Definition): string => JSON.stringify(card.abilities)

/** Cards by which a player comes to credits, so that all the others can be paid for. */
const pays = (card: Definition): boolean => /"do":"(gainCredits|load)"/.test(written(card))

/** Of what ice a card breaks subroutines, where it says so. */
export const brokenBy = (card: Definition): string[] =>
  [...written(card).matchAll(/"do":"breakSubroutines"[^}]*"subtype":"([\w ]+)"/g)].map(
    ([, subtype = '']) => subtype,
  )

/** What cards need of others: what brings about the effects and tags they wait for, what breaks them if they are ice. */
function needs(card: Definition): string[] {
  const text = written(card)
  const { type, subtypes = [] } = card.printed
  return [
    ...[...text.matchAll(/"effect":"(\w+)"(,"kind":"\w+")?/g)].map(
      ([, effect = '', kind = '']) => `"do":"${verbs[effect] ?? effect}"${kind}`,
    ),
    ...(text.includes('"if":"tagged"') ? ['"do":"giveTags"'] : []),
    ...(type === 'ice' ? subtypes.map(subtype => `"subtype":"${subtype}"`) : []),
  ]
}

const helps = (card: Definition, wanted: readonly Definition[]): boolean =>
  wanted.some(each => needs(each).some(part => written(card).includes(part)))

/** Verbs that are not named as their effect. */
const verbs: Readonly<Record<string, string>> = { tags: 'giveTags' }
