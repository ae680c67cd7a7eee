import type { Learned, SeenCard } from '../fields/types.ts'
import type { Game } from '../state/game.ts'
import type { Side, Viewer } from '../state/names.ts'
import type { Occurrence } from '../state/occurrences.ts'
import type { Names } from './names.ts'
import { definitionFor, nameFor, sees } from './names.ts'
import { saw, titleOf } from './occurrences.ts'

/** The objects whose faces a viewer has in sight: each card by its number, with the life in which it was seen last. */
type Sight = Map<number, number>

const sightOf = (game: Game, viewer: Viewer): Sight =>
  new Map(game.cards.flatMap(card => (sees(game, viewer, card) ? [[card.card, card.life]] : [])))

/**
 * Whether somebody who had a card in sight knows it for the same one. What was shuffled into a deck is another object
 * (CR 1.12.3): it comes into sight anew, as nobody else can tell whether it is the same card.
 */
function isFollowed(
  sight: Sight,
  card: number,
  life: number,
  { before }: Pick<Occurrence, 'before'>,
): boolean {
  const last = sight.get(card)
  return last !== undefined && (before === null || before.mention.life === last || life === last)
}

function learnedThrough(viewer: Side | 'spectator', before: Game, after: Game): SeenCard[] {
  const sight = sightOf(before, viewer)
  const found = new Map<number, SeenCard>()
  const learn = (card: Names): void => {
    const [id, definition, title] = [nameFor(viewer, card), definitionFor(after, card), titleOf(after, card)]
    found.set(card.card, { id, definition, title, before: null })
  }
  for (const occurrence of after.occurred) {
    const { card } = occurrence
    if (card === null || !(saw(viewer, card) || saw(viewer, occurrence.before?.mention))) continue
    if (!isFollowed(sight, card.card, card.life, occurrence)) learn(card)
    sight.set(card.card, card.life)
  }
  for (const card of after.cards)
    if (sight.get(card.card) !== card.life && sees(after, viewer, card)) learn(card)
  return [...found.values()]
}

/** Who is looking through cards for what a search can find. */
const searcherIn = ({ waiting }: Game): Side | null =>
  waiting.find(({ asks }) => asks === 'search')?.for ?? null

/**
 * Who came to know which cards by the answer between two states of a game: those whose face a viewer sees now and did
 * not before, and those that were seen for a moment. How many cards a search could find is for the player who searches alone
 * (CR 8.7.2): that somebody searches is told, and only what was found is counted.
 */
export const learnedBy = (before: Game, after: Game): Learned => ({
  corp: learnedThrough('corp', before, after),
  runner: learnedThrough('runner', before, after),
  public: learnedThrough('spectator', before, after),
  searches: searcherIn(before) === null ? (searcherIn(after) ?? searchedBetween(after)) : null,
  randomness: before.random.drawn !== after.random.drawn,
  bids: after.occurred.some(({ what }) => what === 'bidsRevealed'),
})

/** A search that was over at once. */
const searchedBetween = ({ occurred }: Game): Side | null =>
  occurred.find(({ what }) => what === 'searched')?.by ?? null
