import type { CardView, Definition, OptionView } from '@paydata/engine'
import { pathAbout } from '@paydata/engine'
import { breaksOf, dangerOf } from '../reading/breaking.ts'
import { meaningOf, nodesIn } from '../reading/meaning.ts'
import { traitsOf } from '../reading/traits.ts'
import { kinds } from '../reasons/facts.ts'
import { reason } from '../reasons/reason.ts'
import { isBroken } from './running.ts'
import type { Choice, Scene, Worth } from './scene.ts'
import { cardOf, counted, known, knownCard, nameOf, vain, worth } from './scene.ts'
import { isTooDear } from './targets.ts'
import { worthOfMeaning } from './using.ts'

/** What a card is worth to its owner, wherever it is. */
function cardValue(scene: Scene, definition: Definition, card?: CardView): number {
  const { printed } = definition
  const counters = counted(card, 'credit') * 0.5 + counted(card, 'advancement')
  switch (printed.type) {
    case 'agenda':
      return 4 + (printed.points ?? 0) * 2 + counters
    case 'ice':
      return 2.5 + (typeof printed.strength === 'number' ? printed.strength * 0.2 : 0.5)
    case 'program':
      return breaksOf(definition).breaks.length > 0 ? 4 : 2.5 + counters
    default: {
      const use = worthOfMeaning(scene, meaningOf(definition.abilities, printed.side))
      const price = typeof printed.cost === 'number' ? printed.cost : 2
      const { income, clickIncome } = traitsOf(definition)
      return 1 + income + clickIncome + Math.max(0, Math.min(4, use - price * 0.3)) + counters
    }
  }
}

/** A rig without its only answer to a kind of ice has to find another. */
const onlyBreaker = 6

/** How much its owner misses a card that is gone. */
export function lossOf(scene: Scene, card: CardView): number {
  const definition = knownCard(scene, card)
  if (definition === undefined) return 0
  const isInstalled = card.zone === 'rig' || card.zone === 'hosted'
  const others = scene.means.breakers.filter(each => each.card.id !== card.id)
  const missed =
    isInstalled && kinds.some(kind => isBroken(kind, [breaksOf(definition)]) && !isBroken(kind, others))
  return cardValue(scene, definition, card) + (missed ? onlyBreaker : 0)
}

/** Cards to lose: the least useful ones first, and second copies. */
export function losing(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  if (definition === undefined) return worth(option.does === 'continue' ? 0 : -1, reason('unknownCard'))
  const card = cardOf(scene, option)
  const hand = scene.view[scene.side].hand.cards
  const copies = hand.filter(({ face }) => face?.definition === definition.is).length
  return worth(
    -(card === undefined ? cardValue(scene, definition) : lossOf(scene, card)) + (copies - 1) * 0.8,
    reason('neededLeast', { card: definition.is }),
  )
}

/** Cards to choose for something. The instruction shows whether that is good or bad for them. */
export function choosing(scene: Scene, question: Choice, option: OptionView): Worth {
  if (option.card === null && option.definition === null) return worth(0, reason('anyWillDo'))
  const card = cardOf(scene, option)
  const definition = known(scene, option.definition)
  const isOwn = card === undefined || card.side === scene.side
  if (card !== undefined && isTooDear(scene, pathAbout(question.about), card))
    return vain(reason('cannotPay', { card: nameOf(definition) }))
  const isHarm = harms(scene, question)
  const value =
    definition === undefined
      ? 1.5 + counted(card, 'advancement')
      : isHarm && card !== undefined
        ? lossOf(scene, card)
        : cardValue(scene, definition, card)
  const because =
    definition === undefined ? reason('facedownAlike') : reason('mattersMost', { card: definition.is })
  return worth(isHarm === isOwn ? 0.5 - value : value, because)
}

const harmful = ['trash', 'derez', 'forfeit', 'expose', 'uninstall']

/** Whether their owner loses by the choice of these cards. */
function harms(scene: Scene, { about, definition }: Choice): boolean {
  const part = scene.definitions.node(pathAbout(about) ?? '') ?? known(scene, definition)?.abilities
  return [...nodesIn(part)].some(({ do: verb }) => typeof verb === 'string' && harmful.includes(verb))
}

/** Subroutines to break, or to resolve: those that do most. */
export function breaking(scene: Scene, option: OptionView): Worth {
  const { encounter } = scene.view
  const path = option.ability ?? encounter?.subroutines.find(({ index }) => index === option.index)?.path
  return worth(1 + dangerOf(scene.definitions.node(path ?? '')), reason('mostHarmful'))
}

/** A hand to begin with. */
export function keeping(scene: Scene, option: OptionView): Worth {
  const hand = scene.view[scene.side].hand.cards
  const typed = (type: string): number => hand.filter(({ face }) => face?.type === type).length
  const economy = hand.filter(({ face }) => {
    const definition = known(scene, face?.definition ?? null)
    return (
      definition !== undefined &&
      (traitsOf(definition).income > 0 || meaningOf(definition.abilities, scene.side).credits > 3)
    )
  }).length
  const isGood =
    scene.side === 'corp' ? typed('ice') >= 1 && typed('agenda') <= 2 : economy >= 1 || typed('program') >= 1
  return worth((option.does === 'keep') === isGood ? 1 : 0, reason(isGood ? 'fairHand' : 'weakHand'))
}
