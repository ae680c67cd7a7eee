import type { CardView, Definition, Definitions, OptionView, QuestionView, Side, View } from '@paydata/engine'
import type { Recall } from '@paydata/engine/worlds'
import { definitionOf } from '../reading/meaning.ts'
import type { Price } from '../reading/price.ts'
import { priceOf, priceOfAbility } from '../reading/price.ts'
import type { Reason } from '../reasons/reason.ts'
import type { Means } from '../runs/passing.ts'
import { meansOf } from '../runs/ways.ts'

export type Choice = Extract<QuestionView, { form: 'choose' }>

/** What a player looks at when it is asked something. */
export interface Scene {
  readonly view: View
  readonly side: Side
  readonly definitions: Definitions
  /** What the Runner has for runs, as far as it can be seen. */
  readonly means: Means
  /** What it knows without seeing it; nothing if the host does not tell. */
  readonly recall: Recall | undefined
}

/** Most questions need no look at what there is for runs. */
class Looking implements Scene {
  private found: Means | undefined

  constructor(
    readonly view: View,
    readonly side: Side,
    readonly definitions: Definitions,
    readonly recall: Recall | undefined,
  ) {}

  get means(): Means {
    this.found ??= meansOf(this.view, this.definitions)
    return this.found
  }
}

export const sceneOf = (
  view: View,
  side: Side,
  definitions: Definitions,
  recall: Recall | undefined,
): Scene => new Looking(view, side, definitions.asIn(view.edition), recall)

/** How good an option is, in credits, against doing nothing; and why. */
export interface Worth {
  readonly worth: number
  readonly because: readonly Reason[]
}
export const worth = (amount: number, ...because: readonly Reason[]): Worth => ({ worth: amount, because })

/** The worth of a reply that can only cost something, so low that the search never considers it. */
const nothing = -1000
/** A reply that has no effect now, or only a bad one. Doing nothing is always better. */
export const vain = (because: Reason): Worth => worth(nothing, because)
export const isVain = (each: Worth): boolean => each.worth < nothing / 2

/** The definition of a card, where the player knows it. */
export const known = (scene: Scene, id: string | null): Definition | undefined =>
  id === null ? undefined : definitionOf(scene.definitions, id)

/** Which card it is, also if it is facedown now and was shown a while ago. */
export function knownCard(scene: Scene, { id, face }: CardView): Definition | undefined {
  return known(scene, face?.definition ?? (id === null ? null : (scene.recall?.shown[id] ?? null)))
}

/** What reasons call a card. */
export const nameOf = (definition: Definition | undefined): string | null => definition?.is ?? null

/** Every card the player knows of in a place that can be named, by places. */
function* placesIn({ corp, runner, servers, rig, hosted }: View): Generator<readonly CardView[]> {
  yield corp.hand.cards
  yield runner.hand.cards
  yield rig
  for (const { root, ice } of servers) {
    yield root
    for (const { ice: card } of ice) if (card !== null) yield [card]
  }
  yield hosted
  for (const { discard, scoreArea } of [corp, runner]) {
    yield discard.cards
    yield scoreArea
  }
}

/** The card an option is about, where it can be seen. */
export const cardOf = (scene: Scene, option: OptionView): CardView | undefined =>
  cardNamed(scene, option.card)

export function cardNamed({ view }: Scene, name: number | null): CardView | undefined {
  if (name === null) return undefined
  for (const cards of placesIn(view)) {
    const found = cards.find(({ id }) => id === name)
    if (found !== undefined) return found
  }
  return undefined
}

/** What an option costs. */
export const priceIn = (scene: Scene, option: OptionView): Price =>
  option.does === 'useAbility'
    ? priceOfAbility(scene.definitions.node(option.ability ?? ''))
    : priceOf(option, cardOf(scene, option))

export const serverIn = ({ view }: Scene, id: string | null) => view.servers.find(server => server.id === id)

/** All installed cards, also those on others. */
export const installedCards = ({ rig, hosted, servers }: View): readonly CardView[] => [
  ...rig,
  ...hosted,
  ...servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
]

export const counted = (
  card: CardView | undefined,
  counter: 'advancement' | 'virus' | 'credit' | 'agenda',
): number => card?.counters[counter] ?? 0
