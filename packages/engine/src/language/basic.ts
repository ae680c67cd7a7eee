import type { Side } from '../state/names.ts'
import type { BasicActions, PaidAbility } from './abilities.ts'
import type { Cost, Purpose } from './costs.ts'
import { defineRules, pathOf } from './definitions.ts'
import type { Instruction } from './instructions.ts'
import { isEither } from './uses.ts'

/** An ability that the rules give to a player (CR 9.1.1). */
export interface BasicAbility extends PaidAbility {
  /** What its cost is paid for: some cards have credits for that. */
  readonly purpose: Purpose
}

const basic = (purpose: Purpose, cost: Cost, ...does: readonly Instruction[]): BasicAbility => ({
  form: 'paid',
  cost,
  does,
  purpose,
})

const click = { pay: 'clicks', amount: 1 } as const
const threeClicks = { pay: 'clicks', amount: 3 } as const
const credit = { pay: 'credits', amount: 1 } as const
const twoCredits = { pay: 'credits', amount: 2 } as const

/** The card or server that was chosen with the action. */
const card = { the: 'card' } as const

const gainCredit = basic('use', [click], { do: 'gainCredits', amount: 1, who: 'you' })
const draw = basic('use', [click], { do: 'draw', amount: 1, who: 'you' })
const install = basic('use', [click], { do: 'install', card, by: 'you', change: 0, ignore: 'nothing' })
const play = basic('use', [click], { do: 'play', card, change: 0, costs: 'pay' })

/** The basic actions (CR 5.2.6, 5.2.7): abilities like those of cards, which every player always has. */
export const basicActions = defineRules('basic', {
  corp: {
    gainCredit,
    draw,
    install,
    play,
    advance: basic('advance', [click, credit], { do: 'advance', card }),
    trashResource: basic('trashResource', [click, twoCredits], { do: 'trash', cards: card, by: 'you' }),
    purge: basic('use', [threeClicks], { do: 'purge' }),
  },
  runner: {
    gainCredit,
    draw,
    install,
    play,
    run: basic('use', [click], { do: 'run', on: [{ theServer: 'server' }] }),
    removeTag: basic('removeTag', [click, twoCredits], { do: 'removeTags', amount: 1 }),
  },
} satisfies { readonly [S in Side]: Readonly<Record<BasicActions[S], BasicAbility>> })

/** How many clicks it costs, where it costs nothing else: then there is nothing to choose as it is paid for. */
export function clicksAlone({ cost }: PaidAbility): number | undefined {
  const [item, another] = isEither(cost) ? [] : cost
  return item?.pay === 'clicks' && another === undefined && typeof item.amount === 'number'
    ? item.amount
    : undefined
}

/** The basic trash ability (CR 7.1.5): its cost is the trash cost of the accessed card. */
export const basicTrash = defineRules('access', {
  trash: { ...basic('trash', [], { do: 'trash', cards: 'accessed', by: 'you' }), flag: 'access' as const },
}).trash

const basics: ReadonlyMap<string, BasicAbility> = new Map(
  [...Object.values(basicActions.corp), ...Object.values(basicActions.runner), basicTrash].map(each => [
    pathOf(each),
    each,
  ]),
)

/** The ability of the rules that is known under a path; nothing under that of an ability of a card. */
export const basicAt = (path: string): BasicAbility | undefined => basics.get(path)
