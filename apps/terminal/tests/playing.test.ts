import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { library } from '../src/cards.ts'
import { played } from './fake-terminal.ts'
import { boardOn, newestScreen, numberOf } from './reading.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paydata-terminal-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('two bots play to the end, and the same seed gives the same game', async () => {
  const first = await played(['--watch', '--seed', 'a'])
  expect(first.code).toBe(0)
  expect(first.out).toMatch(/The (Corp|Runner) wins, /)
  expect(first.out).toContain('npm run play -- --watch --seed a --corp tiny_corp --runner tiny_runner')
  expect(await played(['--watch', '--seed', 'a'])).toEqual(first)
  expect((await played(['--watch', '--seed', 'b'])).out).not.toBe(first.out)
})

test('bots play real cards to the end', async () => {
  const { out } = await played(['--watch', '--seed', 'a', '--view', 'spectator'], [], { library })
  expect(out).toMatch(/The (Corp|Runner) wins, |The game is a draw, /)
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
  expect(out).toContain('"dance" is neither a number nor a command.')
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
  const args = ['--no-handover', '--save', file]
  const screen = { interactive: true }
  const beginning = ['1', '1', '1', '1', '1']
  const rest = ['1', '2', '1']
  const whole = await played(['--seed', 'a', ...args], [...beginning, ...rest], screen)
  const wholeSave = readFileSync(file, 'utf8')
  await played(['--seed', 'a', ...args], beginning, screen)
  expect(readFileSync(file, 'utf8')).not.toBe(wholeSave)
  const resumed = await played(['--resume', file, '--no-handover'], rest, screen)
  expect(readFileSync(file, 'utf8')).toBe(wholeSave)
  expect(boardOn(newestScreen(resumed.out))).toBe(boardOn(newestScreen(whole.out)))
  expect(readdirSync(folder)).toEqual(['game.json'])
})

test('a file can be named during the game', async () => {
  const file = join(folder, 'later.json')
  const { out } = await played(['--seed', 'a', '--no-handover'], ['1', `save ${file}`, '1', 'quit'])
  expect(out).toContain(`Saved to ${file}`)
  expect(out).toContain(`--resume ${file}`)
  expect(JSON.parse(readFileSync(file, 'utf8')).answers.length).toBeGreaterThan(1)
})

test('a file that cannot be written is told, and the game goes on', async () => {
  const { out } = await played(['--seed', 'a', '--no-handover'], ['save /nowhere/at/all.json', '1', 'quit'])
  expect(out).toContain('could not be saved')
  expect(out).toContain('runner> quit')
})

test('who leaves a game that was never written is not sent to its file', async () => {
  const { out } = await played(['--seed', 'a', '--save', '/nowhere/at/all.json'], ['quit'])
  expect(out).toContain('The game could not be saved to /nowhere/at/all.json.')
  expect(out).not.toContain('--resume')
})

test('an answer by which nothing was learned can be taken back, others cannot', async () => {
  const firstTurn = ['1', '1']
  const { out } = await played(['--seed', 'a', '--no-handover'], [...firstTurn, '1', 'undo', '2', 'undo'])
  expect(out.match(/●●● clicks/g)?.length).toBe(2)
  expect(out).toContain('Something new has been seen since')
})

test('the other side cannot take an answer back', async () => {
  const { out } = await played(['--seed', 'a', '--no-handover'], ['1', 'undo'])
  expect(out).toContain('The last answer was not yours')
})

test('windows where only passing is possible are passed, unless every one is wanted', async () => {
  const lines = ['1', '1', '1']
  const quick = await played(['--seed', 'a', '--no-handover'], lines)
  expect(quick.out).toContain('(then passed for you: CR 5.6.1b)')
  const slow = await played(['--seed', 'a', '--no-handover', '--no-auto-pass'], lines)
  expect(slow.out).not.toContain('passed for you')
  expect(slow.out).toContain('CR 5.6.1b')
})
