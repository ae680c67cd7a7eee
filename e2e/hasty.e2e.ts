import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { backend } from './backend.ts'
import { beReady, openGame, sitDown } from './people.ts'
import { phone, visit } from './visit.ts'
import { answered, look, optionOffered, takesAnswers } from './watching.ts'

const clicksLeft = (page: Page, side: 'corp' | 'runner') =>
  page.locator(`.player[data-side="${side}"] .pip`).count()

/** What a hand presses, and how. */
type Pressing =
  | { readonly by: 'mouse' | 'finger'; readonly at: readonly [x: number, y: number] }
  | { readonly by: 'key'; readonly key: string }

/**
 * Presses once, and again as soon as something else is asked, with the time on it that a hand would have pressed at: so
 * long after the first press. However slow the page is, it is told the same. Returns what was asked since.
 */
const pressAgain = (page: Page, pressing: Pressing, times: readonly number[]): Promise<readonly string[]> =>
  page.evaluate(
    async ({ pressing, times }) => {
      const decision = document.querySelector<HTMLElement>('#decision')
      const began = performance.now()
      const dispatch = (event: Event, at: number, to: EventTarget): void => {
        Object.defineProperty(event, 'timeStamp', { value: began + at })
        to.dispatchEvent(event)
      }
      const press = (at: number, nth: number): void => {
        if (pressing.by === 'key') {
          dispatch(
            new KeyboardEvent('keydown', { key: pressing.key, bubbles: true, cancelable: true }),
            at,
            document,
          )
          return dispatch(new KeyboardEvent('keyup', { key: pressing.key, bubbles: true }), at, document)
        }
        const [x, y] = pressing.at
        const to = document.elementFromPoint(x, y) ?? document.body
        dispatch(
          new PointerEvent('pointerdown', {
            bubbles: true,
            pointerType: pressing.by === 'finger' ? 'touch' : 'mouse',
          }),
          at,
          to,
        )
        const detail = pressing.by === 'finger' ? 1 : nth
        dispatch(new MouseEvent('click', { bubbles: true, cancelable: true, detail }), at, to)
      }
      const asked: string[] = []
      const changed = (): Promise<void> =>
        new Promise(resolve => {
          const before = decision?.dataset.question
          const observer = new MutationObserver(() => {
            const now = decision?.dataset.question
            if (now === undefined || now === before) return
            observer.disconnect()
            asked.push(now)
            resolve()
          })
          if (decision !== null)
            observer.observe(decision, { attributes: true, attributeFilter: ['data-question'] })
        })
      const next = changed()
      press(0, 1)
      await next
      const more = new MutationObserver(() => {
        const now = decision?.dataset.question
        if (now !== undefined && asked.at(-1) !== now) asked.push(now)
      })
      if (decision !== null) more.observe(decision, { attributes: true, attributeFilter: ['data-question'] })
      for (const [i, at] of times.entries()) press(at, i + 2)
      // What was answered is asked no more by the time that nothing is on its way and the last question takes answers.
      while (decision?.dataset.takes !== 'now' || decision.ariaBusy === 'true')
        await new Promise(requestAnimationFrame)
      return asked
    },
    { pressing, times },
  )

async function middleOf(page: Page, selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(selector).boundingBox()
  if (box === null) throw new Error(`${selector} is not there`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

test.each([90, 180, 350, 600])(
  'a double click on what ends an access, %i ms apart, gives one answer and leaves the clicks of the turn',
  async apart => {
    const { page, leave } = await visit({ position: 'access' })
    const had = await clicksLeft(page, 'runner')
    await takesAnswers(page)
    const at = await middleOf(page, '#decision .answer')
    const asked = await pressAgain(page, { by: 'mouse', at }, [apart])
    expect(asked.length).toBe(1)
    expect(await page.locator('#decision').getAttribute('data-asks')).toBe('action')
    expect(await clicksLeft(page, 'runner')).toBe(had)
    await leave()
  },
)

test.each([80, 250])(
  'Space three times, %i ms apart, goes on to the access, which stays to be seen',
  async apart => {
    const { page, leave } = await visit({ position: 'damage' })
    expect(await page.locator('#decision').getAttribute('data-asks')).toBe('jackOut')
    await takesAnswers(page)
    const asked = await pressAgain(page, { by: 'key', key: ' ' }, [apart, 2 * apart])
    expect(asked.length).toBe(1)
    expect(await page.locator('#decision').getAttribute('data-asks')).toBe('midAccess')
    await page.getByText('Asked just now: press again.').waitFor()
    const { question } = await look(page)
    await page.keyboard.press('Space')
    await answered(page, question)
    await leave()
  },
)

test('credit after credit may be taken as fast as one can press', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  const had = await clicksLeft(page, 'runner')
  await takesAnswers(page)
  const credit = page.locator('#decision [data-kept="false"] [data-does="gainCredit"]')
  const key = (await credit.getAttribute('data-digit')) ?? ''
  expect((await pressAgain(page, { by: 'key', key }, [40])).length).toBe(2)
  expect(await clicksLeft(page, 'runner')).toBe(had - 2)
  await leave()
})

test('credits for the rest of the turn are asked about once more, and stand where no answer stands', async () => {
  const { page, leave } = await visit({ position: 'runner-action' })
  const had = await clicksLeft(page, 'runner')
  await takesAnswers(page)
  const rest = page.getByRole('button', { name: /^Credits for the rest of the turn/ })
  const box = await rest.boundingBox()
  const places = await page.locator('#decision .decision-options, #decision .decision-end').all()
  const boxes = []
  for (const each of places) boxes.push(await each.boundingBox())
  const others = boxes.flatMap(each => (each === null || each.height === 0 ? [] : [each]))
  expect(others).not.toEqual([])
  if (box === null) throw new Error('The button cannot be seen.')
  for (const { x, y, width, height } of others) {
    const isBeside = box.x + box.width <= x + 1 || x + width <= box.x + 1
    const isAboveOrBelow = box.y + box.height <= y + 1 || y + height <= box.y + 1
    expect(isBeside || isAboveOrBelow).toBe(true)
  }
  await rest.dblclick()
  await page.getByRole('button', { name: /^End the turn with credits\?/ }).waitFor()
  expect(await clicksLeft(page, 'runner')).toBe(had)
  await takesAnswers(page)
  const gains = page.locator('.log-line').getByText(/gain/)
  const before = await gains.count()
  await page.keyboard.press('c')
  await expect.poll(() => gains.count()).toBeGreaterThanOrEqual(before + had)
  await leave()
})

test('a finger that taps twice answers once', async () => {
  const { page, leave } = await visit({ position: 'access', screen: phone })
  const had = await clicksLeft(page, 'runner')
  await takesAnswers(page)
  const at = await middleOf(page, '#decision .answer')
  expect((await pressAgain(page, { by: 'finger', at }, [120])).length).toBe(1)
  expect(await clicksLeft(page, 'runner')).toBe(had)
  await leave()
})

/** In the page: as soon as the first of these is there, taps the last of its kind, and then the others. */
function tapAsItComes([first = '', ...others]: readonly string[]): void {
  const watcher = new MutationObserver(() => {
    const to = [...document.querySelectorAll(first)].at(-1)
    if (to === undefined) return
    watcher.disconnect()
    for (const each of [to, ...others.map(other => document.querySelector(other))]) {
      each?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
      each?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))
    }
    document.body.dataset.pressed = 'yes'
  })
  watcher.observe(document.body, { subtree: true, childList: true })
}

test('what opens under a finger is not pressed by it: a game that is over is seen before the next one begins', async () => {
  const { page, leave } = await visit({ position: 'corp-action', screen: phone })
  await page.getByRole('button', { name: 'Settings' }).tap()
  await page.evaluate(tapAsItComes, ['.over-score ~ .answer-row .button-primary'])
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Concede' }).tap()
  await dialog.getByRole('button', { name: 'Concede' }).tap()
  await page.locator('.over-score').waitFor()
  await takesAnswers(page)
  expect(await page.locator('.over-score').count()).toBe(1)
  await page.getByRole('button', { name: 'Play again' }).tap()
  await page.locator('.over-score').waitFor({ state: 'detached' })
  await leave()
})

test('a key that follows the one that closes a dialog answers nothing that lay below it', async () => {
  const { page, leave } = await visit({ position: 'damage' })
  await takesAnswers(page)
  const asked = await page.locator('#decision').getAttribute('data-question')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog')
    dialog?.addEventListener('close', () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
      document.dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }))
      document.body.dataset.pressed = 'yes'
    })
  })
  await page.keyboard.press('Escape')
  await page.locator('body[data-pressed]').waitFor()
  await page.getByText('Asked just now: press again.').waitFor()
  expect(await page.locator('#decision').getAttribute('data-question')).toBe(asked)
  await takesAnswers(page)
  await page.keyboard.press('Space')
  await answered(page, Number(asked))
  await leave()
})

test('a request of the opponent is not allowed by what was pressed as it came, and what it moves is seen anew', async () => {
  const server = await backend()
  const [ada, bob] = await Promise.all([visit({}, server.address), visit({}, server.address)])
  await openGame(ada.page, server.address, 'Ada', 'Haste')
  await sitDown(bob.page, ada.page.url(), 'Bob')
  await beReady(ada.page, bob.page)
  await ada.page.locator(`${optionOffered}[data-does="mulligan"]`).click()
  await bob.page.locator('#decision[data-question][data-takes="now"]').waitFor()
  const asked = await bob.page.locator('#decision').getAttribute('data-question')
  await bob.page.evaluate(tapAsItComes, ['.notice button', '#decision .option'])
  await ada.page.getByRole('button', { name: 'Take back' }).click()
  await bob.page.locator('body[data-pressed]').waitFor()
  await bob.page.locator('.decision-place[data-takes="now"] #decision[data-takes="now"]').waitFor()
  expect(await bob.page.locator('#decision').getAttribute('data-question')).toBe(asked)
  await bob.page.getByRole('button', { name: 'Allow it' }).click()
  await ada.page.locator('#decision[data-asks="mulligan"]').waitFor()
  await Promise.all([ada.leave(), bob.leave()])
  await server.stop()
})

test('an expert who switches that off answers as fast as the page asks', async () => {
  const { page, leave } = await visit({ position: 'damage', unread: 'off' })
  expect((await pressAgain(page, { by: 'key', key: ' ' }, [40])).length).toBe(2)
  await leave()
})
