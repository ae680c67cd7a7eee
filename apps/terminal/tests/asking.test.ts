import { diceOf, randomReply } from '@paydata/bots'
import type { Setup, Side } from '@paydata/engine'
import { answer, defineCards, newGame, occurrencesFor, refusedFor, viewFor } from '@paydata/engine'
import { facedown, lastTurn, scenario, successfulRun } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { helpLines, pileLines, whyLines } from '../src/asides.ts'
import { library } from '../src/cards.ts'
import { leastAnswer } from '../src/replies.ts'
import { noColours } from '../src/screen/paint.ts'
import { runLines } from '../src/screen/run.ts'
import { runnerLines } from '../src/screen/sides.ts'
import { logWords, refusedWords, sourceLabel } from '../src/words.ts'
import { played } from './fake-terminal.ts'
import { newestScreen, numberOf } from './reading.ts'

/** One deck of each side after another. */
function decksOf(n: number): Pick<Setup, 'corp' | 'runner'> {
  const deckOf = (side: Side): Setup['corp'] => {
    const decks = library.decks.filter(deck => deck.side === side)
    const { identity, cards } = decks[n % decks.length] ?? expect.fail(`no deck of the ${side}`)
    return { identity, cards: cards.flatMap(([id, count]) => Array<string>(count).fill(id)) }
  }
  return { corp: deckOf('corp'), runner: deckOf('runner') }
}

const opening = ['1', '1']
const printed = async (lines: readonly string[], args: readonly string[] = []): Promise<string> =>
  (await played(['--seed', 'a', '--no-handover', ...args], [...opening, ...lines])).out

test('CR 5.6.2b: an action is asked for in words with its step, and options tell what they cost', async () => {
  const out = await printed([])
  expect(out).toContain('The Corp: Take an action. – taking an action (CR 5.6.2b)')
  expect(out).toMatch(/Gain 1¢ ●/)
  expect(out).toMatch(/Play Windfall ●5¢/)
  expect(out).toMatch(/Purge virus counters ●●●/)
})

test('why tells what is in progress, from the turn down to the question', async () => {
  const out = await printed(['why'])
  expect(out).toContain('the Corp’s turn: taking an action (CR 5.6.2b)')
  expect(out).toContain('So: Take an action.')
})

test('CR 5.2.6h: what cannot be done is told with its reason and rule', async () => {
  const out = await printed(['1', '?'])
  expect(out).toContain('You cannot do now:')
  expect(out).toContain('Purge virus counters ●●● – it takes 3●, and you have 2 left (CR 5.2.6h)')
})

test('at every question "?" lists all that is refused, each with words and a rule', () => {
  defineCards(library.version, library.definitions)
  const reasons = new Set<string>()
  const asked = new Set<string>()
  for (let n = 0; n < 8; n++) {
    const random = diceOf(`refused ${n}`)
    let game = newGame({ definitions: library.version, seed: `refused ${n}`, ...decksOf(n) })
    for (let i = 0; i < 250 && game.over === null; i++) {
      const [question] = game.waiting
      if (question === undefined) throw new Error('nobody is asked')
      const view = viewFor(game, question.for)
      const unavailable = refusedFor(game, question.for)
      const lines = helpLines(view, unavailable, 1000)
      for (const each of unavailable) {
        const line = lines.find(line => line.trim() === refusedWords(view, each))
        expect(line, JSON.stringify(each)).toMatch(/^ {2}\S.* – \S.* \(CR \d+\.\d+\.\d+[a-z]?\)$/)
        expect(line).not.toMatch(/undefined|null|\[\w+\]/)
        reasons.add(each.reason)
        asked.add(question.asks)
      }
      const outcome = answer(game, question.for, randomReply(view.question ?? expect.fail(), random))
      if (!outcome.ok) throw new Error(outcome.why)
      game = outcome.game
    }
  }
  expect([...asked]).toEqual(expect.arrayContaining(['action', 'paidWindow', 'server', 'midAccess']))
  expect(reasons.size).toBeGreaterThan(12)
})

test('card tells what is printed and what the card does, found by a part of its name', async () => {
  const out = await printed(['card hor', 'card b', 'card nothing at all'])
  expect(out).toContain('Hornet\nice (sentry) · rez cost 3 · strength 3\n↳ Do 2 net damage.')
  expect(out).toContain('Which one? ')
  expect(out).toContain('There is no card "nothing at all".')
})

test('card finds names whatever their accents and quotes', async () => {
  const commands = ['card deja vu', 'card the makers eye', 'card a', 'card hedge']
  const { out } = await played(['--seed', 'a'], commands, { library })
  expect(out).toContain('Déjà Vu\n')
  expect(out).toMatch(/The Maker.s Eye\n/)
  expect(out).toMatch(/"a" is in the names of \d+ cards: type more/)
  expect(out).toContain('Hedge Fund\nneutral · operation (transaction) · cost 5')
})

test('log tells all that happened, and board shows the table again', async () => {
  const out = await printed(['1', 'log', 'board'])
  const log = out.slice(out.indexOf('corp> log'))
  expect(log).toContain('You keep your starting hand.')
  expect(log).toContain('You gain 1¢ (●).')
  expect(log.slice(log.indexOf('corp> board'))).toContain('CORP    Megacorp')
})

test('stops are told and changed for the side that asks', async () => {
  const out = await printed(['stops', 'stops every', '1'])
  expect(out).toContain(
    'You are asked where, for all that the other side knows, you could do more than pass.',
  )
  expect(out).toContain('You are asked in every window')
  expect(out.slice(out.indexOf('corp> stops every'))).toContain('CR 5.6.2a')
})

test('what is paid is told with what it was paid for, also when more is asked in between', async () => {
  const where = (out: string) => numberOf(newestScreen(out), 'Install Brick Wall') ?? null
  const { out } = await played(['--seed', 'a', '--no-handover'], opening, {
    interactive: true,
    typist: out => (out.includes('Choose where') ? null : where(out)),
  })
  expect(newestScreen(out)).toContain('Choose where to install Brick Wall.')
  expect(newestScreen(out)).not.toContain('You spend')
})

test('what is asked stands again below a long answer to a command', async () => {
  const out = await printed(['?'])
  expect(out).toMatch(/^ {2}h c b l w a u q {2}for short: help/m)
  const below = out.slice(out.indexOf('for short: help'))
  expect(below).toContain('The Corp: Take an action.')
  expect(below).toMatch(/1 Gain 1¢ ●/)
})

test('piles names every card that may be looked through, copies once', () => {
  const game = scenario({ definitions: defineCards(library.version, library.definitions) })
    .corp({ archives: ['Hedge Fund', 'Hedge Fund', 'Ice Wall', facedown('Snare!')] })
    .runner({ heap: ['Diesel'] })
    .runnerTurn()
  expect(pileLines(viewFor(game.json, 'runner'), 80)).toEqual([
    'Archives: 2× Hedge Fund, Ice Wall, 1 facedown',
    'The heap: Diesel',
    'Removed from the game: no cards',
  ])
  expect(pileLines(viewFor(game.json, 'corp'), 80)[0]).toBe('Archives: 2× Hedge Fund, Ice Wall, Snare!')
})

test('p answers with the least where a number is asked, and says where something must be decided', async () => {
  expect(await printed(['p'])).toContain('There is no passing here. Type the number of an option.')
  const game = scenario({ definitions: defineCards(library.version, library.definitions) })
    .corp({ hand: ['SEA Source'], credits: 5 })
    .history(lastTurn(successfulRun('hq')))
    .corpTurn()
  game.corp.plays('SEA Source')
  const { question } = viewFor(game.json, 'corp')
  expect(question && leastAnswer(question)).toEqual([0])
})

test('CR 1.6.6a: a mulligan is told before the shuffle it brings', async () => {
  const { out } = await played(['--seed', 'a', '--no-handover'], ['2', 'log'])
  expect(out).toContain('The Corp takes a mulligan. The Corp shuffles R&D.')
})

test('counters on a card that is not known are told with its place', () => {
  const game = scenario({ definitions: defineCards(library.version, library.definitions) })
    .corp({ hand: ['Shipment from Kaguya'], hqIce: ['Ice Wall'], credits: 5 })
    .corpTurn()
  game.corp.plays('Shipment from Kaguya')
  game.corp.answers('choose', 'Ice Wall')
  const reader = { viewer: 'runner', definitions: library.version } as const
  const told = logWords(occurrencesFor(game.json, 'runner'), reader).map(({ text }) => text)
  expect(told.join(' ')).toContain('1 advancement counter is placed on ice protecting HQ')
})

test('a title that ends with a full stop keeps it where it is told why not', () => {
  const game = scenario({ definitions: defineCards(library.version, library.definitions) })
    .corp({ remotes: [{ root: ['Melange Mining Corp.'] }], credits: 5 })
    .corpTurn()
  const view = viewFor(game.json, 'corp')
  const told = refusedFor(game.json, 'corp').map(each => refusedWords(view, each))
  expect(told).toContainEqual(expect.stringMatching(/^Advance Melange Mining Corp\. .* – only agendas/))
})

test('why tells what lasts, as the card that made it so says it', () => {
  const game = scenario({ definitions: defineCards(library.version, library.definitions) })
    .runner({ hand: ['Stimhack'], credits: 5 })
    .corp({ hqIce: ['Ice Wall'] })
    .runnerTurn()
  game.runner.plays('Stimhack')
  game.runner.answers('server', 'HQ')
  const view = viewFor(game.json, 'runner')
  const lines = whyLines(view, view.question ?? expect.fail('nothing is asked'), 200)
  expect(lines).toContain('Effects that last or wait:')
  expect(lines.join(' ')).toContain(
    'Stimhack: When that run ends, suffer 1 core damage. This damage cannot be prevented.',
  )
})

test('the damage that the Runner keeps has the name that the edition of the game gives it', () => {
  const told = (edition: string): string => {
    const game = scenario({ definitions: defineCards(library.version, library.definitions), edition })
      .runner({ coreDamage: 2 })
      .runnerTurn()
    return runnerLines(viewFor(game.json, 'runner'), 200, noColours).join(' ')
  }
  expect(told('26.03')).toContain('2 core damage')
  expect(told('2013')).toContain('2 brain damage')
})

test('a breach has the name that the edition of the game gives it', () => {
  const told = (edition: string): string => {
    const game = scenario({ definitions: defineCards(library.version, library.definitions), edition })
      .corp({ hand: ['Enigma'] })
      .breaching('hq')
    return runLines(viewFor(game.json, 'runner'), 200, noColours).join(' ')
  }
  expect(told('26.03')).toContain('breaching HQ, 0')
  expect(told('1.6')).toContain('breaching HQ, 0')
  for (const edition of ['2012', '2013', '2017'])
    expect(told(edition)).toContain('accessing cards from HQ, 0')
})

test('a run is where the steps of the edition of the game are', () => {
  const told = (edition: string): string => {
    const game = scenario({ definitions: defineCards(library.version, library.definitions), edition })
      .corp({ hqIce: ['Enigma'], hand: [] })
      .runnerTurn()
    game.runner.runs('HQ')
    game.passUntil('jackOut')
    return runLines(viewFor(game.json, 'runner'), 200, noColours).join(' ')
  }
  // The movement phase has come with 1.6: before, the Runner may jack out for the last time as they approach the server.
  expect(told('2012')).toBe('▶ Run on HQ: the chance to jack out')
  expect(told('26.03')).toBe('▶ Run on HQ: the chance to jack out')
  const begun = (edition: string): string => {
    const game = scenario({ definitions: defineCards(library.version, library.definitions), edition })
      .corp({ hand: [] })
      .runnerTurn()
    game.runner.runs('HQ')
    return runLines(viewFor(game.json, 'runner'), 200, noColours).join(' ')
  }
  expect(begun('26.03')).toBe('▶ Run on HQ: before the run moves on')
  expect(begun('1.6')).toBe('▶ Run on HQ: after passing ice')
  for (const edition of ['2012', '2013', '2017'])
    expect(begun(edition)).toBe('▶ Run on HQ: before the last chance to jack out')
})

test('the credits for bad publicity are told in words that each edition has: only that of 2026 knows a fund', () => {
  for (const edition of ['26.03', '1.6', '2012']) {
    const game = scenario({ definitions: defineCards(library.version, library.definitions), edition })
      .corp({ badPublicity: 2, hand: ['Enigma'] })
      .runnerTurn()
    game.runner.runs('HQ')
    const view = viewFor(game.json, 'runner')
    expect(runnerLines(view, 200, noColours).join(' ')).toContain('+2¢ bad publicity')
    const source = { from: 'fund', card: null, definition: null, most: 2 } as const
    expect(sourceLabel(view, source)).toBe('bad publicity credits')
  }
})
