import { badPublicity } from '../../src/instructions/bad-publicity.ts'
import { damage } from '../../src/instructions/damage.ts'
import { derez } from '../../src/instructions/derez.ts'
import { draw } from '../../src/instructions/draw.ts'
import { endRun } from '../../src/instructions/end-run.ts'
import { gainCredits } from '../../src/instructions/gain-credits.ts'
import { giveTags } from '../../src/instructions/give-tags.ts'
import type { Instruction } from '../../src/instructions/index.ts'
import { loseCredits } from '../../src/instructions/lose-credits.ts'
import { purge } from '../../src/instructions/purge.ts'
import { removeTags } from '../../src/instructions/remove-tags.ts'
import { resolveSubroutine } from '../../src/instructions/resolve-subroutine.ts'
import { rez } from '../../src/instructions/rez.ts'
import { trash } from '../../src/instructions/trash.ts'
import type { Declaration } from '../../src/language/abilities.ts'
import { defineRules } from '../../src/language/definitions.ts'

/** The cards and the amount a deed by fiat is about. */
const cards = { the: 'cards' } as const
const amount = { amount: 'bound', name: 'amount' } as const

/** What effects do, as the instructions of an ability: everything that follows from them follows. */
export const deeds = defineRules('fiat/deeds', {
  trash: [trash(cards)],
  giveTags: [giveTags(amount)],
  removeTags: [removeTags(amount)],
  takeBadPublicity: [badPublicity(amount)],
  removeBadPublicity: [badPublicity(amount, 'remove')],
  net: [damage('net', amount)],
  meat: [damage('meat', amount)],
  core: [damage('core', amount)],
  draw: [draw(amount)],
  gainCredits: [gainCredits(amount)],
  loseCredits: [loseCredits(amount)],
  purge: [purge()],
  rez: [rez(cards)],
  rezFree: [rez(cards, { ignore: 'all' })],
  derez: [derez(cards)],
  endRun: [endRun()],
  resolveSubroutine: [resolveSubroutine(cards, amount)],
} satisfies Record<string, readonly Instruction[]>)

/** What is declared so by fiat, with the amount it differs by. */
export const declarations = defineRules('fiat/declarations', {
  link: [{ declare: 'link', by: amount }],
  memory: [{ declare: 'memory', by: amount }],
  corpHandSize: [{ declare: 'handSize', who: 'corp', by: amount }],
  runnerHandSize: [{ declare: 'handSize', who: 'runner', by: amount }],
  strength: [{ declare: 'strength', of: cards, by: amount }],
  hqAccesses: [{ declare: 'access', server: 'hq', by: amount }],
  rndAccesses: [{ declare: 'access', server: 'rnd', by: amount }],
} satisfies Record<string, readonly Declaration[]>)
