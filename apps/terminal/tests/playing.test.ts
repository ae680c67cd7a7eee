import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Definition } from '@paydata/engine'
import * as v from '@paydata/engine/vocabulary'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { library } from '../src/cards.ts'
import { widthOf } from '../src/screen/paint.ts'
import { played } from './fake-terminal.ts'
import { boardOn, newestScreen, numberOf } from './reading.ts'
import { tiny } from './tiny-cards.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paydata-terminal-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('two bots play to the end, and the same seed gives the same game', async () => {
  const first = await played(['--watch', '--seed', 'a'])
  expect(first.code).toBe(0)
  expect(first.out).toMatch(/The (Corp|Runner) wins, /)
  expect(first.out).toContain('npm run play -- --watch --seed a --corp megacorp --runner netrunner')
  expect(await played(['--watch', '--seed', 'a'])).toEqual(first)
  expect((await played(['--watch', '--seed', 'b'])).out).not.toBe(first.out)
})

test('a watched table of real cards stands after all that led to it, to the end', async () => {
  const { out } = await played(['--watch', '--seed', 'a', '--view', 'spectator'], [], { library })
  const [first = '', second = ''] = out.split(/^Turn [23], /m)
  expect(first).toContain('The Corp’s turn ends.')
  expect(second).toContain('The Runner’s turn ends.')
  expect(second).not.toContain('The Corp’s turn ends.')
  expect(out).toMatch(/The (Corp|Runner) wins, |The game is a draw, /)
})

test('bots of another level play another game, and the way to see it again says so', async () => {
  const { out } = await played(['--watch', '--seed', 'a', '--level', 'random'], [], { library })
  expect(out).toContain('npm run play -- --watch --level random --seed a')
  const sensible = await played(['--watch', '--seed', 'a'], [], { library })
  expect(sensible.out).toContain('npm run play -- --watch --seed a')
  expect(sensible.out).not.toBe(out)
})

test('a bot that is watched with its eyes says why, and nobody hears why the other did what it did', async () => {
  const why = async (side: 'corp' | 'runner') => {
    const { out } = await played(['--watch', '--seed', 'a', '--explain', '--view', side], [], { library })
    return out.split('\n').filter(line => line.startsWith('Why: '))
  }
  const [corp, runner] = [await why('corp'), await why('runner')]
  expect(corp).toContainEqual(expect.stringContaining('does most good on'))
  expect(runner.length).toBeGreaterThan(10)
  expect(runner.filter(reason => reason.includes('protects a server'))).toEqual([])
  const silent = await played(['--watch', '--seed', 'a', '--view', 'corp'], [], { library })
  expect(silent.out).not.toContain('Why: ')
})

test('a bot that was played against says why when the game is over, also when it is read from a file', async () => {
  const file = join(folder, 'reasons.json')
  const actions = ['1', ...Array.from({ length: 8 }, () => '1')]
  const lines = [...actions, 'concede', 'yes']
  const { out } = await played(['--bot', 'runner', '--seed', 'a', '--explain', '--save', file], lines)
  const [game = '', end = ''] = out.split('Give up this game?')
  expect(game).not.toMatch(/^Turn \d+, Runner: .+ – .+$/m)
  expect(end).toMatch(/^Turn 2, Runner: .+ – .+$/m)
  expect(end).toContain('with --explain why')
  const again = await played(['--resume', file, '--explain'])
  expect(again.out).toContain(/^Turn 2, Runner: .+ – .+$/m.exec(end)?.[0])
})

test('a bot that thinks ahead plays too', async () => {
  const lines = ['1', ...Array.from({ length: 8 }, () => '1')]
  const { out } = await played(['--bot', 'runner', '--level', 'search', '--seed', 'a'], lines)
  expect(out).toContain('The Runner’s turn')
})

test('who asks for advice is told what to do, why, and how the rest looks', async () => {
  const { out } = await played(['--seed', 'a', '--no-handover'], ['1', '1', 'advice'])
  expect(out).toMatch(/^\d+ .* – [\s\S]*? The chance to win\s+is/m)
  expect(out).toMatch(/^ +\d+ % {2}\d+ .* \(\d+ games played on\)/m)
})

test('without more input the game stops with a message', async () => {
  const { code, out } = await played(['--seed', 'a'], ['1'])
  expect(code).toBe(0)
  expect(out).toContain('There is no more input.')
  expect(out).toContain('--save FILE')
})

test('bad input is told and changes nothing', async () => {
  const { out } = await played(['--seed', 'a', '--no-handover'], ['', '7', 'dance', '1 2', '0', 'quit'])
  expect(out).toContain('Type the number of an option')
  expect(out).toContain('There is no option 7. Type a number from 1 to 2.')
  expect(out).toContain('"dance" is neither the number of an option nor a command.')
  expect(out).toContain('Choose 1 option.')
  expect(out).toContain('You left the game.')
  expect(out).not.toContain('runner> ')
})

test('a side that concedes loses, but only when it is sure', async () => {
  const unsure = await played(['--seed', 'a'], ['concede', 'no', 'quit'])
  expect(unsure.out).toContain('You play on.')
  const { out } = await played(['--seed', 'a'], ['concede', 'yes'])
  expect(out).toContain('The Runner wins, as the other side conceded.')
})

test('a person plays against a bot without handing over', async () => {
  const { out } = await played(['--bot', 'corp', '--seed', 'a'], ['1', 'quit'])
  expect(out).toContain('runner> 1')
  expect(out).not.toContain('corp> ')
  expect(out).not.toContain('Hand over')
})

test('the keyboard is handed over before the other side sees its cards', async () => {
  const { out } = await played(['--seed', 'a'], ['1', '', '1'], { interactive: true })
  const curtain = out.split('\f').findIndex(screen => screen.includes('Hand over the keyboard'))
  const screens = out.split('\f')
  expect(screens[curtain]).not.toContain('grip')
  expect(screens[curtain]).not.toContain('HQ')
  expect(screens[curtain + 1]).toContain('runner> ')
  const without = await played(['--seed', 'a', '--no-handover'], ['1', '1'], { interactive: true })
  expect(without.out).not.toContain('Hand over')
})

test('what is typed before the keyboard was handed over answers nothing', async () => {
  const { out } = await played(['--seed', 'a'], ['1', '2', 'quit'], { interactive: true })
  expect(out).toContain('runner> quit')
})

test('a side plays on by reading its options', async () => {
  const keep = ['1', '1']
  const { out } = await played(['--seed', 'a', '--no-handover'], keep, {
    typist: so => {
      const screen = newestScreen(so)
      return so.length > 30_000 ? null : (numberOf(screen, 'Gain 1') ?? numberOf(screen, 'Pass') ?? '1')
    },
    interactive: true,
  })
  expect(out).toContain('Turn 3, the Corp’s')
})

test('a saved game goes on where it stopped', async () => {
  const file = join(folder, 'game.json')
  const saving = (name: string) => ['--seed', 'a', '--no-handover', '--save', join(folder, name)]
  const screen = { interactive: true }
  const beginning = ['1', '1', '1', '1', '1']
  const rest = ['1', '2', '1']
  const whole = await played(saving('whole.json'), [...beginning, ...rest], screen)
  const wholeSave = readFileSync(join(folder, 'whole.json'), 'utf8')
  await played(saving('game.json'), beginning, screen)
  expect(readFileSync(file, 'utf8')).not.toBe(wholeSave)
  const resumed = await played(['--resume', file, '--no-handover'], rest, screen)
  expect(readFileSync(file, 'utf8')).toBe(wholeSave)
  expect(boardOn(newestScreen(resumed.out))).toBe(boardOn(newestScreen(whole.out)))
  expect(readdirSync(folder).filter(name => name.includes('.new'))).toEqual([])
})

test('a file can be named during the game', async () => {
  const file = join(folder, 'later.json')
  const { out } = await played(['--seed', 'a', '--no-handover'], ['1', `save ${file}`, '1', 'quit'])
  expect(out).toContain(`Saved to ${file}`)
  expect(out).toContain(`--resume ${file}`)
  expect(JSON.parse(readFileSync(file, 'utf8')).answers.length).toBeGreaterThan(1)
})

test('a saved game names the edition by whose rules it is played, so that later ones do not change it', async () => {
  const file = join(folder, 'edition.json')
  await played(['--seed', 'a', '--save', file], ['1'])
  expect(JSON.parse(readFileSync(file, 'utf8')).setup.edition).toBe('26.03')
})

test('a file that cannot be written is told, and the game goes on', async () => {
  const { out } = await played(['--seed', 'a', '--no-handover'], ['save /nowhere/at/all.json', '1', 'quit'])
  expect(out).toContain('could not be saved')
  expect(out).toContain('runner> quit')
})

test('a file that cannot be written is refused before the game begins', async () => {
  const { code, complaints } = await played(['--save', '/nowhere/at/all.json'])
  expect(code).toBe(2)
  expect(complaints).toBe(
    'The game could not be saved to /nowhere/at/all.json: there is no such folder. Give another name.\n',
  )
  expect(await played(['--save', folder])).toMatchObject({
    code: 2,
    complaints: `${folder} is a folder: name a file in it.\n`,
  })
})

test('a file that is there already is never replaced', async () => {
  const other = join(folder, 'letter.txt')
  writeFileSync(other, 'Dear Kate')
  const saved = join(folder, 'first.json')
  await played(['--seed', 'a', '--save', saved], ['1'])
  const before = readFileSync(saved, 'utf8')
  expect((await played(['--save', other])).complaints).toContain('it is no saved game: give another name')
  expect((await played(['--save', saved])).complaints).toContain(`go on with it by --resume ${saved}`)
  const { out } = await played(['--seed', 'b'], [`save ${other}`, `save ${saved}`, 'quit'], { width: 300 })
  expect(out).toContain('it is no saved game: give another name')
  expect(out).toContain(`There is a saved game in ${saved} already`)
  expect(readFileSync(other, 'utf8')).toBe('Dear Kate')
  expect(readFileSync(saved, 'utf8')).toBe(before)
})

test('a file that is no saved game of this program is told so', async () => {
  const resume = async (text: string) => {
    const file = join(folder, 'foreign.json')
    writeFileSync(file, text)
    const { code, complaints } = await played(['--resume', file])
    rmSync(file)
    return [code, complaints.replace(file, 'FILE').trimEnd()]
  }
  expect(await resume('Dear Kate')).toEqual([2, 'FILE is no saved game, or not the whole of one.'])
  expect(await resume('{}')).toEqual([2, 'FILE is no saved game.'])
  const newer = 'The game in FILE was saved by another version of this program, or has been changed.'
  expect(await resume('{"format":"paydata game","version":3}')).toEqual([2, newer])
  const { complaints } = await played(['--resume', folder])
  expect(complaints).toContain('could not be read: it is a folder.')
})

test('an answer by which nothing was learned can be taken back, others cannot', async () => {
  const firstTurn = ['1', '1']
  const { out } = await played(['--seed', 'a', '--no-handover'], [...firstTurn, '1', 'undo', '2', 'undo'])
  expect(out.match(/●●● clicks/g)?.length).toBe(2)
  expect(out).toContain('Something new has been seen since')
})

test('CR 10.14.6: what was bid in secret cannot be taken back once both bids have been shown', async () => {
  const guess: Definition = {
    ...v.card('guess', v.play(v.psi())),
    printed: { title: 'Guess', side: 'runner', type: 'event', cost: 0 },
  }
  const decks = tiny.decks.map(deck =>
    deck.side === 'runner' ? { ...deck, cards: [['guess', 34] as const] } : deck,
  )
  const library = { ...tiny, version: 'terminal-bids', definitions: [...tiny.definitions, guess], decks }
  const corpTurn = ['1', '1', '1', '1', '1', '1']
  const { out } = await played(['--seed', 'a', '--no-handover'], [...corpTurn, '3', '2', '1', 'undo'], {
    library,
  })
  const [, after = ''] = out.split('runner> undo')
  expect(after).toContain('Secret bids have been revealed since, so your answer stands.')
  expect(after).not.toContain('Spend up to')
})

test('after resuming an answer can be taken back, and what was told first is not told again', async () => {
  const file = join(folder, 'undo.json')
  await played(['--seed', 'a', '--no-handover', '--save', file], ['1', '1', '1'])
  const { out } = await played(['--resume', file, '--no-handover'], ['undo', '1', 'undo', 'quit'])
  expect(out).toContain('●●● clicks')
  expect(out).not.toContain('There is no answer to take back')
  expect(out.match(/Going on with the game/g)?.length).toBe(1)
})

test('an answer can be taken back although a bot has passed since', async () => {
  const { out } = await played(['--bot', 'runner', '--seed', 'a'], ['1', '1', 'undo', 'quit'])
  expect(out).not.toContain('The last answer was not yours')
})

test('yes is yes in one letter too, and who would lose a game by leaving is asked', async () => {
  const given = await played(['--seed', 'a'], ['concede', 'Y'])
  expect(given.out).toContain('The Runner wins, as the other side conceded.')
  const screen = { interactive: true }
  const left = await played(['--seed', 'a', '--no-handover'], ['1', 'quit', 'no', 'quit', 'y'], screen)
  expect(left.out).toContain('Leave this game without saving it?')
  expect(left.out).toContain('You play on. To keep the game: save FILE')
  expect(left.out).toContain('You left the game.')
})

test('the other side cannot take an answer back', async () => {
  const { out } = await played(['--seed', 'a', '--no-handover'], ['1', 'undo'])
  expect(out).toContain('The last answer was not yours')
})

test('windows where only passing is possible are passed, unless every one is wanted', async () => {
  const lines = ['1', '1', '1']
  const quick = await played(['--seed', 'a', '--no-handover'], lines)
  expect(quick.out).toContain('(passed for you: CR 5.6.1b)')
  const slow = await played(['--seed', 'a', '--no-handover', '--no-auto-pass'], lines)
  expect(slow.out).not.toContain('passed for you')
  expect(slow.out).toContain('CR 5.6.1b')
})

test.each([40, 80])(
  'no line of a whole game is longer than %i columns, but what is to be typed as it stands',
  async width => {
    const { out } = await played(['--watch', '--seed', 'wide'], [], { library, width })
    const long = out.split('\n').filter(line => widthOf(line) > width && !line.startsWith('  npm run play'))
    expect(long).toEqual([])
  },
)

test.each(['2012', '2013', '2017', '1.4', '1.6'])(
  'bots play a game by the rules of %s to its end, and the way to see it again says so',
  async edition => {
    const args = ['--watch', '--seed', 'a', '--edition', edition]
    const first = await played(args, [], { library })
    expect(first.code).toBe(0)
    expect(first.out).toContain(`Rules: those of ${edition}.`)
    expect(first.out).toMatch(/The (Corp|Runner) wins, |The game is a draw, /)
    expect(first.out).toContain(` --edition ${edition}\n`)
    expect(await played(args, [], { library })).toEqual(first)
  },
)

test('a game by older rules goes on by them', async () => {
  const file = join(folder, 'older.json')
  await played(['--edition', '2017', '--save', file, '--seed', 'a'], ['1', '1'], { library })
  const setup = JSON.parse(readFileSync(file, 'utf8')).setup
  expect(setup).toMatchObject({ edition: '2017', sets: ['core'] })
  const resumed = await played(['--resume', file, '--no-handover'], [], { library })
  expect(resumed.out).toContain('Rules: those of 2017.')
  expect(resumed.out).toContain('(rules of 2017)')
})

test('a format is played with its cards alone', async () => {
  const { code, complaints } = await played(['--format', 'system-gateway', '--corp', 'jinteki'], [], {
    library,
  })
  expect(code).toBe(2)
  expect(complaints).toContain('There is no deck "jinteki".')
})
