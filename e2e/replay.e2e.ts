import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { recordedGame } from './recorded.ts'
import { desktop, hasFingers, phone, visit } from './visit.ts'

const file = recordedGame('replay')
const last = file.answers.length

const bring = (page: Page, content: string) =>
  page
    .getByLabel('Open a replay file')
    .last()
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) })

const moment = (page: Page) => page.locator('.tape-where').textContent()

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a replay is opened from a file and looked through on a %s', async (_, screen) => {
  const { page, leave, troubles } = await visit({ screen, search: 'replay' })
  await page.getByLabel('Open a replay file').last().waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
  await bring(page, JSON.stringify(file))
  await page.locator('.tape').waitFor()
  expect(await moment(page)).toContain(`Answer 0 of ${last}`)
  await page.getByRole('button', { name: 'On by a turn' }).click()
  await expect.poll(() => moment(page)).toContain('turn 1, Corp')
  expect(await violations(page)).toEqual([])
  await page.getByRole('combobox', { name: 'View' }).selectOption('runner')
  await expect.poll(() => new URL(page.url()).hash).toMatch(/[.]runner$/)
  await page.getByLabel('Moment').fill(`${last}`)
  await page.getByText('The end of the game').waitFor()
  await expect.poll(() => moment(page)).toContain(`Answer ${last} of ${last}`)
  expect(await violations(page)).toEqual([])
  expect(troubles).toEqual([])
  await leave()
})

test.runIf(hasFingers)(
  'on the smallest phone a replay shows the servers, and every way to another moment can be reached',
  async () => {
    const screen = { ...phone, viewport: { width: 360, height: 640 } }
    const { page, leave } = await visit({ screen, search: 'replay' })
    await bring(page, JSON.stringify(file))
    await page.getByLabel('Moment').fill('60')
    const edges = (what: string) =>
      page.locator(what).evaluate(each => {
        const { top, bottom, left, right } = each.getBoundingClientRect()
        return { top, bottom, left, right }
      })
    const board = await edges('.board')
    expect((await edges('[data-server="hq"] .server-root')).top).toBeLessThan(board.bottom)
    expect(board.bottom - board.top).toBeGreaterThan(160)
    for (const seen of ['.slider', '.tape-steps', '.tape-choices']) {
      const { left, right, bottom } = await edges(seen)
      expect([left >= 0, right <= 360, bottom <= 640]).toEqual([true, true, true])
    }
    const playOn = page.getByRole('button', { name: 'Play on from here' })
    await playOn.scrollIntoViewIfNeeded()
    await playOn.tap()
    await page.getByRole('dialog', { name: 'Play on from here' }).waitFor()
    await leave()
  },
)

test('a replay is led by keys alone', async () => {
  const { page, leave } = await visit({ search: 'replay' })
  await bring(page, JSON.stringify(file))
  await page.locator('.tape').waitFor()
  const { keyboard } = page
  await keyboard.press('PageDown')
  await expect.poll(() => moment(page)).toContain('turn 1, Corp')
  const turn = await moment(page)
  await keyboard.press('Shift+ArrowRight')
  await expect.poll(() => moment(page)).not.toBe(turn)
  await keyboard.press('PageUp')
  await keyboard.press('End')
  await expect.poll(() => moment(page)).toContain(`Answer ${last} of ${last}`)
  await keyboard.press('Home')
  await expect.poll(() => moment(page)).toContain('Answer 0 of')
  await keyboard.press('2')
  await expect.poll(() => page.locator('.table').getAttribute('data-viewer')).toBe('corp')
  await keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys of a replay' }).waitFor()
  expect(await violations(page)).toEqual([])
  await leave()
})

test('with a player’s eyes the page holds nothing of the other hand', async () => {
  const { page, leave } = await visit({ search: 'replay' })
  await bring(page, JSON.stringify(file))
  await page.locator('.tape').waitFor()
  await page.keyboard.press('PageDown')
  await page.locator('.board > .hand .spot').first().waitFor()
  const names = await page.locator('.table > .hand .card-title').allTextContents()
  expect(names.length).toBeGreaterThan(3)
  await page.keyboard.press('2')
  await expect.poll(() => page.locator('.table').getAttribute('data-viewer')).toBe('corp')
  const text = await page.content()
  for (const name of names) expect(text).not.toContain(name)
  await leave()
})

test('what is no replay is refused with the reason, and another one can be opened', async () => {
  const { page, leave } = await visit({ search: 'replay' })
  await bring(page, '{"format":"something else"}')
  await page.getByText('That is no replay, or not the whole of one.').waitFor()
  expect(await violations(page)).toEqual([])
  await bring(page, JSON.stringify(file))
  await page.locator('.tape').waitFor()
  await leave()
})

test('a replay plays by itself until it is paused', async () => {
  const { page, leave } = await visit({ search: 'replay' })
  await bring(page, JSON.stringify(file))
  await page.locator('.tape').waitFor()
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('fast')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => moment(page)).toMatch(/turn 1/)
  await page.getByRole('button', { name: 'Pause' }).click()
  await leave()
})

test('one plays on from a moment, against the computer', async () => {
  const { page, leave, troubles } = await visit({ search: 'replay' })
  await bring(page, JSON.stringify(file))
  await page.locator('.tape').waitFor()
  await page.keyboard.press('PageDown')
  await expect.poll(() => moment(page)).toContain('turn 1, Corp')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play on from here' })
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'As the Corp' }).click()
  await page.locator('#decision[data-question]').waitFor()
  expect(await page.locator('.top-turn').textContent()).toContain('Turn 1')
  expect(troubles).toEqual([])
  await leave()
})

test('one plays on from a moment for both sides, each with its own eyes', async () => {
  const { page, leave, troubles } = await visit({ search: 'replay' })
  await bring(page, JSON.stringify(file))
  await page.locator('.tape').waitFor()
  await page.keyboard.press('PageDown')
  await expect.poll(() => moment(page)).toContain('turn 1, Corp')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Both sides, by yourself' }).click()
  await page.locator('#decision[data-question]').waitFor()
  const asked = async (): Promise<string> =>
    `${await page.locator('.table').getAttribute('data-viewer')} ${await page.locator('#decision').getAttribute('data-question')}`
  const viewers = new Set<string>()
  for (let answers = 0; answers < 20 && viewers.size < 2; answers++) {
    const before = await asked()
    viewers.add(before.split(' ')[0] ?? '')
    await page
      .locator('#decision[data-question] :is(.answer:enabled, [data-kept="false"] .option)')
      .first()
      .click()
    await expect.poll(asked).not.toBe(before)
    await page.locator('#decision[data-question]').waitFor()
  }
  expect([...viewers].toSorted()).toEqual(['corp', 'runner'])
  expect(await page.locator('.log-line').count()).toBeGreaterThan(0)
  expect(troubles).toEqual([])
  await leave()
})

test('the log tells each turn that is over in one line, and whoever reads back unfolds it', async () => {
  const { page, leave } = await visit({ search: 'replay' })
  await bring(page, JSON.stringify(file))
  await page.locator('.tape').waitFor()
  const log = page.locator('#log')
  const lines = async () => Number(await log.getAttribute('data-lines'))
  const before = await lines()
  await page.keyboard.press('End')
  await expect.poll(() => moment(page)).toContain(`Answer ${last} of ${last}`)
  // Its lines come a frame after the table.
  await expect.poll(lines).toBeGreaterThan(before)
  const first = log.getByRole('button', { name: 'Turn 1, the Corp’s' })
  await log.hover()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, -2000)
      return first.count()
    })
    .toBe(1)
  const shown = () => log.locator('li').count()
  const folded = await shown()
  expect(folded).toBeLessThan((await lines()) / 2)
  await first.click()
  await expect.poll(shown).toBeGreaterThan(folded)
  await first.click()
  await expect.poll(shown).toBe(folded)
  await leave()
})
