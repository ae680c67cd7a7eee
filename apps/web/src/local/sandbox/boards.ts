import { broughtToPlay, starterDecks } from '@paydata/decks/starter'
import type { Definition, Definitions, Side } from '@paydata/engine'
import type { CardSpec, CorpSpec, Past, RunnerSpec } from '@paydata/scenario'
import { card, happened, rezzed } from '@paydata/scenario'

/** What lies around a card that somebody tries out: enough of each kind of card that there is something to aim at. */
export interface Boards {
  readonly corp: CorpSpec
  readonly runner: RunnerSpec
  /** Rezzed ice of each kind, by which icebreakers can be tried: first that of which the card speaks. */
  readonly ice: readonly string[]
  /** Rezzed ice with a subtype of which the card speaks, such as a bioroid. */
  readonly meant: readonly CardSpec[]
  /** That the Corp has scored one of its agendas. */
  readonly scored: readonly Past[]
  /** That the Runner has stolen one. */
  readonly stolen: readonly Past[]
}

const counters = ['credit', 'virus', 'power', 'agenda'] as const
export const enough = 6

/** The card in play, with the counters that its text speaks of. */
export function inPlay(of: Definition, details: Parameters<typeof card>[1] = {}): CardSpec {
  const own = countersOf(of).map(kind => [kind, enough] as const)
  return card(of.is, { ...details, ...(own.length > 0 && { counters: Object.fromEntries(own) }) })
}

/** The kinds of counters that the text of a card speaks of. */
export function countersOf({ abilities }: Definition) {
  const text = JSON.stringify(abilities)
  return counters.filter(kind => text.includes(`"${kind}"`))
}

/** The first starter deck of a side without the card, dealt in the same way each time. */
function deckFor(side: Side, without: string) {
  const deck = starterDecks.find(each => each.side === side)
  const { identity, cards } = broughtToPlay(deck ?? { name: '', identity: '', cards: [] })
  // Copies stand side by side in a list of cards.
  const dealt = [0, 1, 2].flatMap(start => cards.filter((_, i) => i % 3 === start))
  return { identity, cards: dealt.filter(each => each !== without) }
}

const printedOf = (definitions: Definitions, id: string) => definitions.cards.get(id)?.printed

export function boardsFor({ is: tried, abilities }: Definition, definitions: Definitions): Boards {
  const corp = deckFor('corp', tried)
  const runner = deckFor('runner', tried)
  const typeOf = (id: string): string | undefined => printedOf(definitions, id)?.type
  const agenda = corp.cards.filter(id => typeOf(id) === 'agenda')
  const asset = corp.cards.filter(id => typeOf(id) === 'asset')
  const rig = ['program', 'hardware', 'resource'].flatMap(
    type => runner.cards.find(id => typeOf(id) === type) ?? [],
  )
  const kinds = ['barrier', 'code gate', 'sentry'] as const
  const text = JSON.stringify(abilities)
  const isMeant = (kind: string): boolean => text.includes(`"${kind}"`)
  const ice = kinds
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)))
    .flatMap(kind => plainIce(definitions, kind, tried))
  const titleOf = (nth: number): string | undefined => printedOf(definitions, agenda[nth] ?? '')?.title
  const [scored, stolen] = [titleOf(1), titleOf(2)]
  const [hqIce = [], rndIce = [], archivesIce = []] = ice.map(id => [rezzed(id)])
  const meant = weakestIce(
    definitions,
    ({ is, printed: { subtypes = [] } }) => is !== tried && subtypes.some(isMeant),
  )
  return {
    ice,
    meant: meant.map(id => rezzed(id)),
    scored: scored === undefined ? [] : [happened('scored', { by: 'corp', card: scored })],
    stolen: stolen === undefined ? [] : [happened('stolen', { by: 'runner', card: stolen })],
    corp: {
      identity: corp.identity,
      credits: 20,
      hand: [...agenda.slice(0, 1), ...asset.slice(0, 1), ...corp.cards.slice(0, 2)],
      deck: corp.cards.slice(2),
      archives: corp.cards.slice(0, 2),
      scored: agenda.slice(1, 2),
      hqIce,
      rndIce,
      archivesIce,
      remotes: [{ root: asset.slice(0, 1).map(id => rezzed(id)) }, { root: agenda.slice(0, 1) }],
    },
    runner: {
      identity: runner.identity,
      credits: 20,
      hand: runner.cards.slice(0, 4),
      deck: runner.cards.slice(4),
      heap: runner.cards.slice(0, 3),
      rig,
      stolen: agenda.slice(2, 4),
    },
  }
}

/** The weakest ice of a kind that has nothing but subroutines. */
const plainIce = (definitions: Definitions, kind: string, without: string): readonly string[] =>
  weakestIce(
    definitions,
    ({ is, printed, abilities }) =>
      is !== without &&
      printed.subtypes?.includes(kind) === true &&
      abilities.every(({ form }) => form === 'subroutine'),
  )

function weakestIce({ printings }: Definitions, fits: (card: Definition) => boolean): readonly string[] {
  const strength = ({ printed }: Definition): number => Number(printed.strength ?? 0)
  const [first] = printings
    .filter(card => card.printed.type === 'ice' && fits(card))
    .toSorted((a, b) => strength(a) - strength(b) || (a.is < b.is ? -1 : 1))
  return first === undefined ? [] : [first.is]
}
