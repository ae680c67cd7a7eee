import { advance } from '../instructions/advance.ts'
import { draw } from '../instructions/draw.ts'
import { gainCredits } from '../instructions/gain-credits.ts'
import type { Instruction } from '../instructions/index.ts'
import { install } from '../instructions/install.ts'
import { playCard } from '../instructions/play.ts'
import { purge } from '../instructions/purge.ts'
import { removeTags } from '../instructions/remove-tags.ts'
import { run } from '../instructions/run.ts'
import { trash } from '../instructions/trash.ts'
import type { BasicActions, PaidAbility } from '../language/abilities.ts'
import type { CostItem } from '../language/costs.ts'
import { defineRules } from '../language/definitions.ts'
import type { Side } from '../state/names.ts'

const clicks = (amount: number): CostItem => ({ pay: 'clicks', amount })
const credits = (amount: number): CostItem => ({ pay: 'credits', amount })
const basic = (name: string, cost: readonly CostItem[], ...does: readonly Instruction[]): PaidAbility => ({
  form: 'paid',
  cost,
  does,
  basic: name,
})

/** The card or server that was chosen with the action. */
const card = { the: 'card' } as const

/** The basic actions (CR 5.2.6, 5.2.7): abilities like those of cards, which every player always has. */
export const basicActions = defineRules('basic', {
  corp: {
    gainCredit: basic('gainCredit', [clicks(1)], gainCredits(1)),
    draw: basic('draw', [clicks(1)], draw(1)),
    install: basic('install', [clicks(1)], install(card)),
    play: basic('play', [clicks(1)], playCard(card)),
    advance: basic('advance', [clicks(1), credits(1)], advance(card)),
    trashResource: basic('trashResource', [clicks(1), credits(2)], trash(card)),
    purge: basic('purge', [clicks(3)], purge()),
  },
  runner: {
    gainCredit: basic('gainCredit', [clicks(1)], gainCredits(1)),
    draw: basic('draw', [clicks(1)], draw(1)),
    install: basic('install', [clicks(1)], install(card)),
    play: basic('play', [clicks(1)], playCard(card)),
    run: basic('run', [clicks(1)], run([{ theServer: 'server' }])),
    removeTag: basic('removeTag', [clicks(1), credits(2)], removeTags(1)),
  },
} satisfies { readonly [S in Side]: Readonly<Record<BasicActions[S], PaidAbility>> })

/** The basic trash ability (CR 7.1.5): its cost is the trash cost of the accessed card. */
export const basicTrash: PaidAbility = defineRules('access', {
  trash: { form: 'paid', flag: 'access', cost: [], does: [trash('accessed')], basic: 'trash' },
} satisfies Record<'trash', PaidAbility>).trash
