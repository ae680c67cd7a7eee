import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tags } from '@paydata/words/languages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byFinger, byKeys, byMouse } from './hands.ts'
import { drawn, visit } from './visit.ts'
import { look } from './watching.ts'

// Plays whole games through the page at every size, and takes a picture of each question as it first comes: npm run screenshots -- whole-games
const folder = join(
  process.env.SCREENSHOTS ?? fileURLToPath(new URL('./dist/screenshots', import.meta.url)),
  'games',
)
mkdirSync(folder, { recursive: true })

const finger = { hasTouch: true, isMobile: true } as const
const sizes = [
  [360, 640, finger],
  [390, 844, finger],
  [844, 390, finger],
  [820, 1180, finger],
  [1280, 720, {}],
  [1440, 900, {}],
  [2560, 1440, {}],
] as const
const sides = ['corp', 'runner'] as const
const games = sizes.flatMap(([width, height, how]) =>
  sides.flatMap(side => tags.map(locale => ({ width, height, how, side, locale }))),
)

/** More answers than any of these games takes. */
const most = 400

/** Of a question only what stays the same with other cards and numbers: its first words. */
const kindOf = (prompt: string): string =>
  prompt
    .replace(/[^\p{L} ]/gu, '')
    .split(' ')
    .slice(0, 4)
    .join('-')
    .toLowerCase()

/** Until the page is drawn and somebody is asked: what is only picked leads to no other question. */
async function asked(page: Page): Promise<void> {
  await drawn(page)
  await page.waitForFunction(
    () => document.querySelector('#decision[data-question], .over-score') !== null,
    null,
    { polling: 15 },
  )
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.stage:not(:empty)') === null)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

test.each(games)(
  'a whole game as the $side at $width x $height, in $locale',
  async ({ width, height, how, side, locale }) => {
    const name = `${width}x${height}-${side}-${locale}`
    const hand = 'hasTouch' in how ? byFinger : locale === tags[0] ? byMouse : byKeys
    const { page, leave, troubles } = await visit({
      screen: { viewport: { width, height }, locale, ...how },
      search: `play?format=core&seed=${name}`,
      list: hand === byKeys ? 'full' : 'short',
      act: 'shown',
      unread: 'off',
    })
    page.setDefaultTimeout(4000)
    await page.locator(`.side[data-side="${side}"]`).click()
    await page.locator('.set-up-start .button').click()
    await page.locator('#decision[data-question]').waitFor()
    const decide = hand(name, asked)
    const seen = new Set<string>()
    let answers = 0
    for (let now = await look(page); !now.isOver && answers < most; now = await look(page)) {
      const kind = kindOf((await page.locator('.prompt').first().textContent()) ?? '')
      if (!seen.has(kind)) await picture(page, `${name}-${`${seen.size}`.padStart(2, '0')}-${kind}`)
      seen.add(kind)
      // What is pressed may move away before the finger is there: one looks again.
      await decide(page, now).catch(() => drawn(page))
      answers++
    }
    await picture(page, `${name}-end`)
    expect(answers).toBeLessThan(most)
    expect(troubles).toEqual([])
    await leave()
  },
)
