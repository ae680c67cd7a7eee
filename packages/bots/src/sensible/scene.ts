import type { CardView, Definition, Definitions, OptionView, QuestionView, Side, View } from '@paydata/engine'
import type { Breaker } from '../reading/breaking.ts'
import { breakersIn } from '../reading/breaking.ts'
import { definitionOf } from '../reading/meaning.ts'

export type Choice = Extract<QuestionView, { form: 'choose' }>

/** What a player looks at when asked something. */
export interface Scene {
  readonly view: View
  readonly side: Side
  readonly definitions: Definitions
  readonly breakers: readonly Breaker[]
}

export const sceneOf = (view: View, side: Side, definitions: Definitions): Scene => ({
  view,
  side,
  definitions,
  breakers: breakersIn(view, definitions),
})

/** How good an option is, in credits, against doing nothing; and why. */
export interface Worth {
  readonly worth: number
  readonly because: string
}
export const worth = (amount: number, because: string): Worth => ({ worth: amount, because })

/** The definition of a card, where the player knows it. */
export const known = (scene: Scene, id: string | null): Definition | undefined =>
  id === null ? undefined : definitionOf(scene.definitions, id)

export const titleOf = (definition: Definition | undefined): string => definition?.printed.title ?? 'the card'

/** Every card the player knows of in a place that can be named. */
function cardsIn(view: View): readonly CardView[] {
  const { corp, runner } = view
  return [
    ...[corp, runner].flatMap(({ hand, discard, scoreArea }) => [
      ...hand.cards,
      ...discard.cards,
      ...scoreArea,
    ]),
    ...view.servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
    ...view.rig,
    ...view.hosted,
  ]
}

/** The card an option is about, where it can be seen. */
export const cardOf = ({ view }: Scene, option: OptionView): CardView | undefined =>
  option.card === null ? undefined : cardsIn(view).find(({ id }) => id === option.card)

export const serverIn = ({ view }: Scene, id: string | null) => view.servers.find(server => server.id === id)

export const counted = (card: CardView | undefined, counter: 'advancement' | 'virus' | 'credit'): number =>
  card?.counters[counter] ?? 0
