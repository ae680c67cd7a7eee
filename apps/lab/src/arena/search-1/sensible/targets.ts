import type { CardView, Definition } from '@paydata/engine'
import type { Node } from '../reading/meaning.ts'
import { isNode, nodesIn } from '../reading/meaning.ts'
import type { Scene } from './scene.ts'
import { counted, installedCards, known } from './scene.ts'

/** Judges by printed facts. A test that needs the card in play counts as passed. */
function couldFit({ printed }: Definition, test: Node): boolean {
  switch (test.is) {
    case 'type':
      return Array.isArray(test.types) && test.types.includes(printed.type)
    case 'subtype':
      return Array.isArray(test.subtypes) && test.subtypes.some(each => printed.subtypes?.includes(each))
    default:
      return true
  }
}

/** Whether a search of one's own deck can find anything: everybody knows what is left in their deck. */
export const canFind = (scene: Scene, tests: readonly Node[]): boolean =>
  scene.recall === undefined ||
  scene.recall.unseen.some(id => {
    const definition = known(scene, id)
    return definition !== undefined && tests.every(test => couldFit(definition, test))
  })

/** The cards that the player can see in a place, faceup or facedown; nothing if that cannot be said. */
function cardsIn({ view }: Scene, place: unknown): readonly CardView[] | undefined {
  switch (place) {
    case 'installed':
      return installedCards(view)
    case 'grip':
      return view.viewer === 'runner' ? view.runner.hand.cards : undefined
    case 'hq':
      return view.viewer === 'corp' ? view.corp.hand.cards : undefined
    case 'heap':
      return view.runner.discard.cards
    case 'archives':
      return view.corp.discard.facedown === 0 || view.viewer === 'corp' ? view.corp.discard.cards : undefined
    default:
      return undefined
  }
}

function couldBe(scene: Scene, card: CardView, test: Node): boolean {
  if (test.is === 'rezzed') return card.rezzed
  if (test.is === 'unrezzed') return !card.rezzed && card.side === 'corp'
  if (test.is === 'side') return card.side === test.side
  if (test.is === 'type' && card.zone === 'ice')
    return Array.isArray(test.types) && test.types.includes('ice')
  const definition = known(scene, card.face?.definition ?? null)
  return definition === undefined ? test.is !== 'type' || couldLieInRoot(test) : couldFit(definition, test)
}

/** A facedown card in a root is no ice, and none of the Runner's. */
const couldLieInRoot = ({ types }: Node): boolean =>
  Array.isArray(types) && types.some(each => ['agenda', 'asset', 'upgrade'].includes(each))

/** The cards that an instruction to install chooses from, and the highest price the player can pay. */
function installedBy({ view, side }: Scene, { do: verb, card, change, ignore }: Node): [Node, number][] {
  if (verb !== 'install' || ignore !== 'nothing' || typeof change !== 'number') return []
  if (!isNode(card) || !isNode(card.choose)) return []
  const hosted = installedCards(view).reduce((sum, each) => sum + counted(each, 'credit'), 0)
  return [[card.choose, view[side].credits + hosted - change]]
}

/** Whether the instruction would install it and it costs more than the player can pay. */
export function isTooDear(scene: Scene, about: string | null, card: CardView): boolean {
  const [dearest] = [...nodesIn(scene.definitions.node(about ?? ''))].flatMap(node =>
    installedBy(scene, node),
  )
  return dearest !== undefined && (card.face?.cost?.value ?? 0) > dearest[1]
}

/** Whether some instructions choose cards and no card anywhere could be chosen. */
export function hasNoTarget(scene: Scene, part: unknown): boolean {
  const nodes = [...nodesIn(part)]
  const groups = nodes.flatMap(({ choose }) => (isNode(choose) ? [choose] : []))
  const dearest = new Map(nodes.flatMap(node => installedBy(scene, node)))
  return (
    groups.length > 0 &&
    groups.every(group => {
      const { from, where } = group
      const most = dearest.get(group) ?? Number.POSITIVE_INFINITY
      const cards = cardsIn(scene, from)
      const tests = Array.isArray(where) ? where.filter(isNode) : []
      const fits = (card: CardView): boolean =>
        (card.face?.cost?.value ?? 0) <= most && tests.every(test => couldBe(scene, card, test))
      return cards?.some(fits) === false
    })
  )
}

/** The most that X of a card can be now, where its text says so. */
export function mostX({ view }: Scene, { abilities }: Definition): number {
  for (const { declare, amount } of nodesIn(abilities))
    if (declare === 'mostX' && isNode(amount) && amount.amount === 'has' && amount.of === 'tags')
      return Math.min(view.runner.tags, view[view.viewer === 'runner' ? 'runner' : 'corp'].credits)
  return Number.POSITIVE_INFINITY
}
