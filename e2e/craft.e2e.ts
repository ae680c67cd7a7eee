import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { phone, visit } from './visit.ts'
import type { Seen } from './watching.ts'
import { answered, look, optionOffered, pressKey, takesAnswers } from './watching.ts'

/** In the page: presses space as soon as something is asked about once more. */
function pressSpaceAsItComes(): void {
  const watcher = new MutationObserver(() => {
    if (document.querySelector('#decision .answer.button-danger') === null) return
    watcher.disconnect()
    for (const what of ['keydown', 'keyup'])
      document.dispatchEvent(new KeyboardEvent(what, { key: ' ', bubbles: true, cancelable: true }))
  })
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
}

test('what lets subroutines resolve that could be broken is asked about once more', async () => {
  const { page, leave } = await visit({ position: 'encounter', confirm: 'on' })
  const { question } = await look(page)
  // A key that comes with what is asked once more was not meant for it, however slow the page is.
  await page.evaluate(pressSpaceAsItComes)
  // Pressed twice in one go it was meant once.
  await page.locator('#decision .answer').dblclick()
  await page.getByText('Let 2 unbroken subroutines resolve?').waitFor()
  await page.getByText('Asked just now: press again.').waitFor()
  expect((await look(page)).question).toBe(question)
  expect(await violations(page)).toEqual([])
  await takesAnswers(page)
  expect((await look(page)).question).toBe(question)
  await pressKey(page, 'Space')
  await answered(page, question)
  await leave()
})

test('a key that is held answers once, and one that moves goes on', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  const clicks = page.locator('.player[data-side="runner"] .pip')
  const before = await clicks.count()
  const credits = page.locator('.player[data-side="runner"] .fact').first()
  const had = Number.parseInt((await credits.textContent()) ?? '', 10)
  const { question } = await look(page)
  await takesAnswers(page)
  await page.keyboard.down('1')
  await answered(page, question)
  await takesAnswers(page)
  for (let i = 0; i < 8; i++) await page.keyboard.down('1')
  await page.keyboard.up('1')
  // What is asked for afterwards is answered after them.
  await page.locator('#why').click()
  await page.getByRole('dialog').waitFor()
  expect(await clicks.count()).toBe(before - 1)
  expect(Number.parseInt((await credits.textContent()) ?? '', 10)).toBe(had + 1)
  await page.keyboard.press('Escape')
  await page.locator(optionOffered).first().focus()
  await page.keyboard.down('ArrowDown')
  const first = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.down('ArrowDown')
  await page.keyboard.up('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(first)
  await leave()
})

test('after a click elsewhere Space gives the highlighted answer all the same', async () => {
  const { page, leave } = await visit({ position: 'encounter' })
  const { question } = await look(page)
  await page.getByRole('button', { name: 'Sound' }).click()
  await pressKey(page, 'Space')
  await answered(page, question)
  await leave()
})

test('what is asked next is read from its beginning', async () => {
  const small = { ...phone, viewport: { width: 360, height: 640 } }
  const { page, leave } = await visit({ screen: small, position: 'corp-action' })
  const enigma = page.locator(optionOffered, { hasText: 'Install Enigma' })
  await enigma.scrollIntoViewIfNeeded()
  const scrolled = () => page.locator('.decision-options').evaluate(each => each.scrollTop)
  expect(await scrolled()).toBeGreaterThan(0)
  const { question } = await look(page)
  await enigma.tap()
  await answered(page, question)
  await expect.poll(scrolled).toBe(0)
  await leave()
})

test('on a phone what is offered in an encounter stays under the finger while strengths change', async () => {
  const { page, leave } = await visit({ screen: phone, position: 'encounter' })
  const { question } = await look(page)
  // What breaks all of the ice is looked for after the question is there.
  await page.locator('.macros button').first().waitFor()
  const corroder = page.locator(optionOffered, { hasText: 'Corroder: ' }).first()
  const place = () => corroder.evaluate(each => each.getBoundingClientRect().top)
  const before = await place()
  await corroder.tap()
  await answered(page, question)
  await page.getByText('1 from Corroder').first().waitFor({ state: 'attached' })
  expect(await place()).toBe(before)
  await leave()
})

test('the name of the ice that is met is read on its picture in every theme', async () => {
  for (const theme of ['dark', 'light', 'contrast'] as const) {
    const { page, leave } = await visit({ screen: phone, position: 'encounter', theme })
    const name = page.locator('.encounter-head').getByText('Viktor 1.0').last()
    expect(await name.evaluate(each => getComputedStyle(each).color)).toBe('rgb(255, 255, 255)')
    await leave()
  }
})

test('a player who meets ice is told where it stands, and what could break it', async () => {
  const { page, leave } = await visit({ position: 'encounter' })
  const breakers = page.getByRole('list', { name: 'Breakers' }).getByRole('listitem')
  await expect
    .poll(() => breakers.allTextContents())
    .toEqual([
      'Gordian BladeStrength2, can be used',
      'CorroderStrength2, can be used',
      'CrypsisStrength0, can be used',
    ])
  expect(await page.locator('.position[data-here="true"]').textContent()).toContain(
    'Viktor 1.0 on R&D, outermost',
  )
  await leave()
})

test('of the breakers those that can be used now stand first, and are marked', async () => {
  const { page, leave } = await visit({ position: 'one-breaker' })
  const breakers = page.getByRole('list', { name: 'Breakers' }).getByRole('listitem')
  await expect
    .poll(() => breakers.allTextContents())
    .toEqual(['CorroderStrength2, can be used', 'NinjaStrength0'])
  expect(await violations(page)).toEqual([])
  await leave()
})

test('a subroutine that resolves is not said to have resolved', async () => {
  const { page, leave } = await visit({ position: 'trace' })
  await expect.poll(() => page.locator('.subroutines em').allTextContents()).toEqual(['resolving'])
  await leave()
})

test('of a card that is looked at one reads what is on it, and who may look at it', async () => {
  const { page, leave } = await visit({ position: 'corp-action' })
  await page.locator('.tile-title').getByText('Private Security Force').hover()
  await page.getByText('Facedown: only the Corp may look at it.').waitFor()
  await page.getByText('Counters: 2 advancement').waitFor()
  await leave()
})

test('a player who wants to be asked in the next window is asked there, whatever they do until then, and once', async () => {
  const { page, leave } = await visit({ search: 'play?format=core&seed=hold' })
  await page.getByRole('button', { name: /^Corp/ }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  const isAsked = (asks: string) => page.locator(`#decision[data-asks="${asks}"]`).waitFor()
  const gainCredit = () => page.locator('#decision [data-does="gainCredit"]').click()
  await isAsked('mulligan')
  await pressKey(page, 'Space')
  await isAsked('action')
  const hold = page.getByRole('button', { name: 'Ask me at the next window' })
  await hold.click()
  await gainCredit()
  await isAsked('paidWindow')
  await expect.poll(() => hold.getAttribute('aria-pressed')).toBe('true')
  await pressKey(page, 'Space')
  await isAsked('action')
  await expect.poll(() => hold.getAttribute('aria-pressed')).toBe('false')
  const { question } = await look(page)
  await gainCredit()
  await answered(page, question)
  await isAsked('action')
  await leave()
})

const boxOf = (page: Page, selector: string) =>
  page.evaluate(place => {
    const box = document.querySelector(place)?.getBoundingClientRect()
    return box === undefined ? null : [box.left, box.right, box.bottom].map(Math.round)
  }, selector)

/** Answers by keys, and stops before each key. */
async function* questionsOf(page: Page, keys: number): AsyncGenerator<Seen> {
  for (let i = 0; i < keys; i++) {
    const seen = await look(page)
    if (seen.isOver) return
    yield seen
    if (seen.canPick && !seen.hasAnswer) await pressKey(page, `${seen.picked + 1}`)
    else {
      await pressKey(page, seen.digits > 0 && !seen.canPick ? '1' : 'Space')
      await answered(page, seen.question)
    }
  }
}

test('the answer stands at the same place whatever is asked', async () => {
  const { page, leave } = await visit({ search: 'play?format=core&seed=still' })
  await page.getByRole('button', { name: /^Corp/ }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('#decision[data-question]').waitFor()
  const boxes: (string | null)[] = []
  for await (const seen of questionsOf(page, 24)) {
    const box = await boxOf(page, '#decision .answer')
    boxes.push(seen.canPick || box === null ? null : JSON.stringify(box))
  }
  expect(new Set(boxes.filter(box => box !== null)).size).toBe(1)
  await leave()
})

test('what is picked moves no button', async () => {
  const { page, leave } = await visit({ position: 'discard' })
  const before = await boxOf(page, '#decision .answer')
  await pressKey(page, '1')
  await page.locator(`${optionOffered}[aria-pressed="true"]`).waitFor()
  expect(await boxOf(page, '#decision .answer')).toEqual(before)
  await leave()
})
