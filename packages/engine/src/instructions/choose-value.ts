import { beginProcedure, procedure } from '../changes/frames.ts'
import type { Amount, Servers, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { isServerAmong, whoIs } from '../queries/facts/references.ts'
import type { Until } from '../state/game.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface ChooseNumber {
  readonly do: 'chooseNumber'
  readonly least: Amount
  readonly most: Amount
  readonly who: Who
  readonly as: string
}

/** Choose a number while the instruction resolves: it is no target (CR 1.15.1b). */
export const chooseNumber = (
  as: string,
  most: Amount,
  least: Amount = 0,
  who: Who = 'you',
): ChooseNumber => ({
  do: 'chooseNumber',
  least,
  most,
  who,
  as,
})

export const chooseNumberVerb: Verb<ChooseNumber> = {
  allows: always,
  couldChange: always,
  resolve(game, { least, most, who, as }, scope) {
    const vars = { least: amountOf(game, least, scope), most: amountOf(game, most, scope), as }
    beginProcedure(
      game,
      procedure('chooseNumber', 'ask', { by: whoIs(who, scope), source: scope.source, vars }),
    )
  },
}

export interface ChooseServer {
  readonly do: 'chooseServer'
  readonly among: Servers
  readonly who: Who
  readonly as: string
  readonly remember?: Until
}

/** Choose a server while the instruction resolves (CR 1.15.1b). */
export const chooseServer = (
  as: string,
  among: Servers = 'any',
  more: Partial<Pick<ChooseServer, 'who' | 'remember'>> = {},
): ChooseServer => ({
  do: 'chooseServer',
  among,
  who: 'you',
  as,
  ...more,
})

export const chooseServerVerb: Verb<ChooseServer> = {
  allows: always,
  couldChange: always,
  resolve(game, { among, who, as, remember }, scope) {
    const servers = game.servers
      .filter(server => isServerAmong(game, server.id, among, scope))
      .map(server => server.id)
    const vars = { among: servers, as, ...(remember !== undefined && { remember: remember.at }) }
    beginProcedure(
      game,
      procedure('chooseServer', 'ask', { by: whoIs(who, scope), source: scope.source, vars }),
    )
  },
}

export interface ChooseWord {
  readonly do: 'chooseWord'
  readonly among: readonly string[]
  readonly who: Who
  readonly as: string
}

/** Name a subtype, a card type or another word (CR 2.16.6). */
export const chooseWord = (as: string, among: readonly string[], who: Who = 'you'): ChooseWord => ({
  do: 'chooseWord',
  among,
  who,
  as,
})

export const chooseWordVerb: Verb<ChooseWord> = {
  allows: always,
  couldChange: always,
  resolve(game, { among, who, as }, scope) {
    beginProcedure(
      game,
      procedure('chooseWord', 'ask', {
        by: whoIs(who, scope),
        source: scope.source,
        vars: { among, as },
      }),
    )
  },
}
