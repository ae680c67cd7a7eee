import { definitionOf, pathOf } from '../language/definitions.ts'
import type { Test } from '../language/expressions.ts'
import { cardIn, cardsIn, wordIn } from '../procedures/frames.ts'
import { billWithout } from '../procedures/install-and-rez.ts'
import { passesAll } from '../queries/cards.ts'
import { canHostMore, memoryCostOf, memoryLimitOf, memoryUsed } from '../queries/characteristics.ts'
import { fullBill } from '../queries/costs.ts'
import { eachDeclared, eachOwnDeclared } from '../queries/declared.ts'
import { cardAt, isInstalled, isRemote } from '../queries/look.ts'
import type { CardState } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ServerId } from '../state/names.ts'
import type { Question } from '../state/questions.ts'
import type { Excluded, Why } from './refusal.ts'
import { asking, failedTest, forbidden, none, notOffered, onCard, unpaid } from './refusal.ts'

/** Servers that cannot be run, or that a card cannot go to, or that the text leaves out. */
export function excludedServers(game: Game, question: Question): readonly Excluded[] {
  const frame = asking(game)
  if (frame === undefined) return none
  const card = frame.of === 'install' ? cardIn(game, frame, 'card') : undefined
  const among = wordIn(frame, 'among')?.split(' ') ?? []
  return notOffered(question, expect => {
    for (const { id: server } of game.servers)
      expect({ does: 'server', server }, () => {
        if (card !== undefined) return whyNotThere(game, card, server)
        if (frame.of === 'run' && among.includes(server)) return whyNotRun(game, server)
        return { reason: 'outside', rule: frame.of === 'run' ? '6.3.2' : '1.15.1b' }
      })
    if (card !== undefined) expect({ does: 'newRemote' }, () => whyNoRemote(game, card))
  })
}

function whyNotRun(game: Game, server: ServerId): Why {
  const bill = fullBill(game, 'run', null, server, { by: 'runner', purpose: 'run' })
  return forbidden(game, 'run', { who: 'runner', server }) ?? unpaid(game, bill)
}

function whyNotThere(game: Game, card: CardState, server: ServerId): Why {
  const { type } = definitionOf(game, card).printed
  if ((type === 'agenda' || type === 'asset') && !isRemote(server))
    return { reason: 'wrongServer', rule: '8.5.2b' }
  const ban = forbidden(game, 'install', { who: 'corp', card, server })
  return ban ?? { reason: 'wrongServer', rule: '8.5.12' }
}

function whyNoRemote(game: Game, card: CardState): Why {
  const has = game.servers.filter(({ id }) => isRemote(id)).length
  const isLimited = eachDeclared(game, 'remotes', d => d.most <= has)
  if (isLimited) return { reason: 'remoteLimit', rule: '4.6.8f', has }
  return whyNotThere(game, card, `remote${game.remotesMade + 1}`)
}

/** Hosts that cannot take the card, and no host where it needs one (CR 1.13.6). */
export function excludedHosts(game: Game, question: Question): readonly Excluded[] {
  const frame = asking(game)
  const card = frame === undefined ? undefined : cardIn(game, frame, 'card')
  if (card === undefined) return none
  const wanted = hostTests(game, card)
  return notOffered(question, expect => {
    for (const n of game.table) {
      const host = cardAt(game, n)
      if (isInstalled(host) && host.card !== card.card)
        expect(onCard('host', host), () => whyNotOn(game, card, host, wanted))
    }
    expect({ does: 'noHost' }, () =>
      wanted === undefined ? lackingMemory(game, card, []) : { reason: 'needsHost', rule: '1.13.6c' },
    )
  })
}

interface Wanted {
  readonly tests: readonly Test[]
  readonly scope: Scope
}

function hostTests(game: Game, card: CardState): Wanted | undefined {
  let wanted: Wanted | undefined
  eachOwnDeclared(game, 'installOnly', card, ({ on }, scope) => {
    if (on !== undefined) wanted = { tests: on, scope }
  })
  return wanted
}

function whyNotOn(game: Game, card: CardState, host: CardState, wanted: Wanted | undefined): Why | undefined {
  if (wanted !== undefined) {
    if (passesAll(game, host, wanted.tests, wanted.scope)) return lackingMemory(game, card, [])
    const test = failedTest(game, card.owner, host, wanted.tests, wanted.scope)
    return test === undefined ? undefined : { reason: 'unfit', rule: '1.13.6c', condition: pathOf(test) }
  }
  if (canHostMore(game, host, card)) return lackingMemory(game, card, [])
  // Of other cards nobody expects that they host.
  return definitionOf(game, host).declared.canHost === undefined
    ? undefined
    : { reason: 'hostLimit', rule: '1.13.6a' }
}

function lackingMemory(game: Game, card: CardState, gone: readonly CardState[]): Why {
  const freed = gone.reduce((sum, each) => sum + memoryCostOf(game, each), 0)
  const has = memoryLimitOf(game) - memoryUsed(game) + freed
  return { reason: 'memory', rule: '8.5.6c', needs: memoryCostOf(game, card), has }
}

/** Why the installation cannot go on before more is trashed (CR 8.5.6). */
export function mustTrashFirst(game: Game, question: Question): readonly Excluded[] {
  const frame = asking(game)
  const card = frame === undefined ? undefined : cardIn(game, frame, 'card')
  if (frame === undefined || card === undefined) return none
  const gone = cardsIn(game, frame, 'trashed')
  const whyNot = (): Why => {
    if (question.about === 'room') return { reason: 'mustGo', rule: '8.5.6a' }
    return question.about === 'memory'
      ? lackingMemory(game, card, gone)
      : unpaid(game, billWithout(game, frame, card, gone))
  }
  return notOffered(question, expect => expect({ does: 'continue' }, whyNot))
}
