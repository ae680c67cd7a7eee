import type { Macro } from '@paydata/bots'
import { macrosAt, positionFor, stepOf } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, Reply, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Wishes } from '@paydata/match'
import { advance, macrosWith, noMacros, withoutClocks } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import type { Orders } from '@paydata/protocol'
import { liveAt } from './setups.ts'

const definitions = defineAllCards()

/** How a person goes on who answers by hand what no macro and no standing order does. */
export function played(
  game: Game,
  hand: (view: View, offered: readonly Macro[]) => Macro | Reply | null,
  corp: Orders = defaultOrders,
) {
  const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
  let live = liveAt(game)
  let standing: Wishes = { orders: { corp, runner: defaultOrders }, macros: noMacros }
  const said: string[] = []
  for (let n = 0; n < 20 && live.position.game.over === null; n++) {
    const now = live.position.game
    const view = viewFor(now, 'runner')
    if (view.question === null) break
    const given = hand(
      view,
      macrosAt(positionFor(now, 'runner'), expectation).map(({ macro }) => macro),
    )
    if (given === null) break
    const begun = 'is' in given ? stepOf(given, view) : { reply: given, rest: null }
    if (begun === null) throw new Error('The macro cannot be begun.')
    said.push('is' in given ? given.is : view.question.asks)
    const move = { kind: 'answer', by: 'runner', how: 'player', id: null, reply: begun.reply } as const
    const wishes = { ...standing, macros: macrosWith(standing.macros, move, begun.rest) }
    const made = advance(live, move, wishes, withoutClocks, 0)
    if (!made.ok) throw new Error(made.why)
    standing = made.wishes
    live = { ...live, position: made.steps.at(-1)!.position }
  }
  return { said, view: viewFor(live.position.game, 'runner') }
}

/** Breaks what can be broken and accesses what lies open in one go, and does nothing else. */
export const inOneGo = (view: View, offered: readonly Macro[]): Macro | Reply | null =>
  offered.find(({ is }) => is === 'breakAll' || is === 'accessAll') ??
  (view.question?.asks === 'action' ? null : choosingHarmless(view))

function choosingHarmless({ question }: View): Reply | null {
  if (question?.form !== 'choose') return null
  const choose = [question.options.findIndex(({ id }) => id === question.harmless)]
  return choose[0] === -1 ? null : { question: question.number, choose }
}

export const running = (game: Game, server: string, corp: Orders = defaultOrders): Game => {
  const { question } = viewFor(game, 'runner')
  if (question?.form !== 'choose') throw new Error('Nothing is to be chosen.')
  const choose = [question.options.findIndex(({ id }) => id === `run:${server}`)]
  const wishes: Wishes = { orders: { corp, runner: defaultOrders }, macros: noMacros }
  const move = { kind: 'answer', by: 'runner', how: 'player', id: null } as const
  const made = advance(
    liveAt(game),
    { ...move, reply: { question: question.number, choose } },
    wishes,
    withoutClocks,
    0,
  )
  if (!made.ok) throw new Error(made.why)
  return made.steps.at(-1)!.position.game
}

/** A Corp that lets everything happen. */
export const passive: Orders = { otherwise: 'pass', at: {}, until: 'nothing' }

/** Begins one macro, and then does nothing more. */
export function once(is: Macro['is']) {
  let isGiven = false
  return (_: View, offered: readonly Macro[]): Macro | null => {
    const macro = isGiven ? undefined : offered.find(each => each.is === is)
    isGiven ||= macro !== undefined
    return macro ?? null
  }
}
