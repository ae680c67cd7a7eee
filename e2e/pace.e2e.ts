import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { backend } from './backend.ts'
import { beReady, introduce } from './people.ts'
import { visit } from './visit.ts'
import { takesAnswers } from './watching.ts'

/** Keeps the hand: the computer plays its first turn, three actions at least. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-asks="mulligan"]').waitFor()
}

async function choosePace(page: Page, pace: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  const choice = settings.getByRole('radiogroup', { name: 'The computer’s pace' })
  await choice.getByRole('radio', { name: pace }).click()
  await page.keyboard.press('Escape')
}

const isAsked = (page: Page) => page.locator('#decision[data-asks="action"]')

test('the computer plays like a person where one wants that, and is seen doing so', async () => {
  const { page, leave } = await visit({ search: 'play?format=core&seed=pace' })
  await begin(page)
  await choosePace(page, 'Like a person')
  await takesAnswers(page)
  await page.locator('#decision .answer').click()
  await page.getByText('Waiting for the Corp').waitFor()
  const lines = page.locator('#log .log-line')
  const seen = await lines.count()
  await expect.poll(() => lines.count()).toBeGreaterThan(seen)
  expect(await isAsked(page).count()).toBe(0)
  await isAsked(page).waitFor()
  await leave()
})

test('a player who does not want to wait any more is asked at once, in the middle of its turn', async () => {
  const { page, leave } = await visit({ search: 'play?format=core&seed=pace' })
  await begin(page)
  await choosePace(page, 'Like a person')
  await page.locator('#decision .answer').click()
  await page.getByText('Waiting for the Corp').waitFor()
  await choosePace(page, 'At once')
  await isAsked(page).waitFor()
  await leave()
})

test('a computer on a server is asked to play at the pace that was set when it sat down', async () => {
  const server = await backend({ BOT_PACE: 'instant' })
  const { page, leave } = await visit({ pace: 'none', search: 'lobby' }, server.address)
  const asked: string[] = []
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => asked.push(`${payload}`)))
  await choosePace(page, 'Like a person')
  await page.getByRole('button', { name: /^Play a friend/ }).click()
  await introduce(page, 'Ada')
  await page.getByRole('button', { name: /^Regular/ }).click()
  const seated = asked.filter(each => each.includes('"seatBot"'))
  expect(seated).toEqual([expect.stringContaining('"pace":"human"')])
  await beReady(page)
  await takesAnswers(page)
  await page.locator('#decision .answer').click()
  await isAsked(page).waitFor()
  await leave()
  await server.stop()
})

test('a watched game that was paused goes on when it is told to', async () => {
  const { page, leave } = await visit({ search: '?seed=pace' })
  await page.getByRole('button', { name: /^Watch A game/ }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await choosePace(page, 'Quick')
  const lines = page.locator('#log .log-line')
  const count = await lines.count()
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
  await expect.poll(() => lines.count()).toBeGreaterThan(count)
  await leave()
})
