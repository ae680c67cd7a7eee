import { badPublicity } from '@paydata/engine/inside/instructions/bad-publicity'
import { damage } from '@paydata/engine/inside/instructions/damage'
import { derez } from '@paydata/engine/inside/instructions/derez'
import { draw } from '@paydata/engine/inside/instructions/draw'
import { endRun } from '@paydata/engine/inside/instructions/end-run'
import { gainCredits } from '@paydata/engine/inside/instructions/gain-credits'
import { giveTags } from '@paydata/engine/inside/instructions/give-tags'
import type { Instruction } from '@paydata/engine/inside/instructions/index'
import { loseCredits } from '@paydata/engine/inside/instructions/lose-credits'
import { purge } from '@paydata/engine/inside/instructions/purge'
import { removeTags } from '@paydata/engine/inside/instructions/remove-tags'
import { resolveSubroutine } from '@paydata/engine/inside/instructions/resolve-subroutine'
import { rez } from '@paydata/engine/inside/instructions/rez'
import { trash } from '@paydata/engine/inside/instructions/trash'
import type { Declaration } from '@paydata/engine/inside/language/abilities'
import { defineRules } from '@paydata/engine/inside/language/definitions'

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
