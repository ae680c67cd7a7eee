import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { ends, wrap } from '../src/screen/layout.ts'
import { openTerminal } from '../src/terminal.ts'

test('output that goes to no terminal is as wide as COLUMNS says, but never narrower than a table needs', () => {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough() }
  const { width } = openTerminal(false, () => {}, streams)
  for (const [columns, expected] of [
    ['', 100],
    ['60', 60],
    ['20', 40],
    ['wide', 100],
  ] as const) {
    vi.stubEnv('COLUMNS', columns)
    expect(width()).toBe(expected)
  }
  vi.unstubAllEnvs()
})

test('lines from a pipe answer one question each, whenever they come, until they end', async () => {
  const stdin = new PassThrough()
  const stdout = new PassThrough()
  const terminal = openTerminal(false, () => {}, { stdin, stdout })
  stdin.write('1\n2\n')
  expect(await terminal.ask('first> ')).toBe('1')
  expect(await terminal.ask('second> ')).toBe('2')
  const third = terminal.ask('third> ')
  stdin.end('3')
  expect(await third).toBe('3')
  expect(await terminal.ask('fourth> ')).toBe(null)
  expect(String(stdout.read())).toBe('first> 1\nsecond> 2\nthird> 3\nfourth> \n')
  expect(terminal).toMatchObject({ interactive: false, colour: false })
})

test('--plain writes words for signs, draws no lines and never clears the screen', () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true })
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 })
  const terminal = openTerminal(true, () => {}, { stdin, stdout })
  terminal.clear()
  terminal.write('────\n')
  terminal.write('▶ HQ       3 cards ◁1 Wall of Static 3 ◀Runner\n')
  terminal.write('RUNNER  Noise  1¢ · ● clicks · mem 0/4\n')
  terminal.write('  2 ↳ End the run.  ✗ broken: Do 1 net damage.\n')
  terminal.write('  Purge virus counters ●●● – it takes 3¢\n')
  terminal.write('The Corp: Take an action. – taking an action (CR 5.6.2b)\n')
  terminal.write('  1 Gain 1¢ ●\n  2 Play Hedge Fund ●5¢\n')
  expect(terminal.columns).toBe(1)
  terminal.close()
  expect(String(stdout.read())).toBe(
    [
      '\n\n> HQ       3 cards ice 1: Wall of Static 3 (the Runner is here)',
      'RUNNER  Noise  1 credit, 1 click, mem 0/4',
      '  2 End the run.  broken: Do 1 net damage.',
      '  Purge virus counters, 3 clicks; it takes 3 credits',
      'The Corp: Take an action. Step: taking an action (CR 5.6.2b)',
      '  1 Gain 1 credit, 1 click',
      '  2 Play Hedge Fund, 1 click, 5 credits',
      '',
    ].join('\n'),
  )
})

test('--plain breaks lines when their signs are words, but not what is to be typed', () => {
  const stdout = Object.assign(new PassThrough(), { columns: 40 })
  const terminal = openTerminal(true, () => {}, { stdin: new PassThrough(), stdout })
  const log = '  The Runner plays Sure Gamble (● and 5¢). The Runner gains 9¢.'
  terminal.write(`${wrap(log, terminal.width(), 4).join('\n')}\n`)
  terminal.write(
    `${ends('Turn 2, the Runner’s', 'taking an action (CR 5.7.1f)', terminal.width()).join('\n')}\n`,
  )
  terminal.write('  npm run play -- --resume a-game-with-a-long-name.json\n', 'asItStands')
  terminal.close()
  expect(String(stdout.read())).toBe(
    [
      '  The Runner plays Sure Gamble (1 click',
      '    and 5 credits). The Runner gains 9',
      '    credits.',
      'Turn 2, the Runner’s  taking an action',
      '  (CR 5.7.1f)',
      '  npm run play -- --resume a-game-with-a-long-name.json',
      '',
    ].join('\n'),
  )
})
