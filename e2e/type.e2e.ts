import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { backend } from './backend.ts'
import { covered, spoilt } from './titles.ts'
import type { Visit } from './visit.ts'
import { phone, resize, visit } from './visit.ts'

// The page brings its own font, so that it looks alike everywhere. The system of these tests has one font more, for where it does not
// get through.

/** The files of fonts that the page has loaded, with what made it load them. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ name, encodedBodySize }) => name.endsWith('.woff2') && encodedBodySize > 0)
      .map(({ name, initiatorType, encodedBodySize }) => ({
        file: name.replace(/.*[/](.*)-.*/, '$1'),
        from: initiatorType,
        bytes: encodedBodySize,
      })),
  )

test('the font comes with the page from the server, before the styles that name it, and other letters when they are shown', async () => {
  const server = await backend()
  const { page, troubles, leave } = await visit({}, server.address)
  await page.locator('.best-first').waitFor()
  await expect.poll(() => fontsOf(page)).toEqual([{ file: 'latin', from: 'link', bytes: expect.any(Number) }])
  for (const [card, title, file] of [
    ['nurse_hanh', 'Nurse Hạnh', 'vietnamese'],
    ['karuna', 'Karunā', 'latin-ext'],
  ] as const) {
    await page.goto(`${server.address}cards/${card}`)
    await page.getByText(title).first().waitFor()
    await expect.poll(async () => (await fontsOf(page)).map(font => font.file)).toContain(file)
  }
  expect(troubles).toEqual([])
  await leave()
  await server.stop()
})

test('all letters that a browser may load are 45 kB', async () => {
  const { page, leave } = await visit()
  const sizes = await page.evaluate(async () => {
    await Promise.all(
      [...document.fonts].filter(({ family }) => family.includes('Inter')).map(face => face.load()),
    )
    return performance
      .getEntriesByType('resource')
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .flatMap(({ name, decodedBodySize }) => (name.endsWith('.woff2') ? decodedBodySize : []))
  })
  expect(sizes).toHaveLength(3)
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(45_000)
  await leave()
})

/** Elements with words of their own that are drawn in another font. What is typed letter by letter stays as a typewriter has it. */
const inOtherFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter(each => [...each.childNodes].some(node => node instanceof Text && node.data.trim() !== ''))
      .filter(each => each.closest('code, script, noscript') === null)
      .filter(each => !getComputedStyle(each).fontFamily.startsWith('"Paydata Inter"'))
      .map(each => each.outerHTML.slice(0, 90)),
  )

test.each([
  ['', '.small-board'],
  ['play', '.deck'],
  ['rules', 'h1'],
  ['cards', '.browse-card'],
  ['decks', 'button'],
  ['replay', '.drop'],
] as const)('everything is written in the font of the page: /%s', async (search, sees) => {
  const { page, leave } = await visit({ search })
  await page.locator(sees).first().waitFor()
  expect(await inOtherFonts(page)).toEqual([])
  await leave()
})

test('a table and its settings are written in the font of the page, with figures that are all as wide', async () => {
  const { page, leave } = await visit({ position: 'encounter' })
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await inOtherFonts(page)).toEqual([])
  const widths = await page
    .locator('.fact-value')
    .first()
    .evaluate(value =>
      [...'0123456789'].map(digit => {
        value.textContent = digit.repeat(10)
        const range = document.createRange()
        range.selectNodeContents(value)
        return range.getBoundingClientRect().width
      }),
    )
  expect(new Set(widths.map(Math.round)).size).toBe(1)
  await leave()
})

/** How wide words are in pixels, and how high their line: regular and bold, in the font of the page and in what stands in for it. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const words =
      'The Runner may jack out. Der Runner darf das Run beenden. Wall of Static, Akamatsu Mem Chip, 0123456789'
    const all = getComputedStyle(document.body).fontFamily
    const [own = ''] = all.split(', ')
    return [400, 700].map(weight =>
      [own, all.replace(`${own}, `, '')].map(family => {
        const line = document.createElement('span')
        line.textContent = words
        line.style.cssText = `position: fixed; white-space: nowrap; font: ${weight} 100px / normal ${family}`
        document.body.append(line)
        const { width, height } = line.getBoundingClientRect()
        line.remove()
        return { width, height }
      }),
    )
  })

test('until the font is there, lines are as wide and as high as with it', async () => {
  const { page, leave } = await visit()
  const loaded = await page.evaluate(() => document.fonts.load('400 100px "Paydata Inter"'))
  expect(loaded.length).toBeGreaterThan(0)
  for (const [own, other] of await measured(page)) {
    if (own === undefined || other === undefined) throw new Error('Nothing was measured.')
    expect(other.width / own.width).toBeGreaterThan(0.97)
    expect(other.width / own.width).toBeLessThan(1.03)
    expect(other.height).toBeCloseTo(own.height, -1)
  }
  await leave()
})

/** How wide the widest word of the title of a card is, and how wide the page takes it to be, in sizes of its font. */
const widestWord = (page: Page, title: string) =>
  page
    .locator('.card-title', { hasText: title })
    .first()
    .evaluate(title => {
      const words = (title.textContent ?? '').split(' ').map(word => {
        const line = document.createElement('span')
        line.textContent = word
        line.style.cssText = 'position: fixed; font-size: 100px; letter-spacing: 0'
        title.append(line)
        const { width } = line.getBoundingClientRect()
        line.remove()
        return width / 100
      })
      return {
        is: Math.max(...words),
        reckoned: Number(getComputedStyle(title).getPropertyValue('--widest')),
      }
    })

test.each(['allow', 'block'] as const)(
  'the widest word of a title has the room that is kept for it, and not much more: fonts %s',
  async font => {
    const { page, leave } = await visit({ font })
    for (const [card, title] of wideTitles) {
      await page.goto(new URL(`/cards/${card}`, page.url()).href)
      await page.getByRole('article', { name: title }).waitFor()
      const { is, reckoned } = await widestWord(page, title)
      expect([title, is <= reckoned, is > 0.8 * reckoned]).toEqual([title, true, true])
    }
    await leave()
  },
)

const wideTitles = [
  ['gamedragon_pro', 'GAMEDRAGON™ Pro'],
  ['wyrm', 'Wyrm'],
  ['magnum_opus', 'Magnum Opus'],
  ['nanomanagement', 'Nanomanagement'],
  ['infiltration', 'Infiltration'],
  ['phat_gioan_baotixita', 'Phật Gioan Baotixita'],
  ['ichi_1_0', 'Ichi 1.0'],
] as const

/** Where the parts of the table stand; what is as wide as its words is a few pixels wider or narrower. */
const placesOf = ({ page }: Visit) =>
  page.locator('.board, .server, .tile, .table > .hand .spot, #decision').evaluateAll(all =>
    all.map(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return [each.className, ...[x, y, width, height].map(Math.round)]
    }),
  )

const desks = [
  [1280, 720],
  [1280, 800],
  [1600, 900],
] as const
const phones = [
  [360, 740],
  [390, 844],
] as const

test.each(['corp-action', 'runner-action', 'discard', 'runner-discard'] as const)(
  'without the font no name is cut and no part of the table moves on any desk: %s',
  async position => {
    const without = await visit({ position, font: 'block' })
    await without.page.locator('.tile-counters').first().waitFor()
    expect(await fontsOf(without.page)).toEqual([])
    const withIt = await visit({ position })
    // Each time both are looked at: what a question is told besides moves them when it comes.
    const moved = async () => {
      const [bare, whole] = [await placesOf(without), await placesOf(withIt)]
      return isDeepStrictEqual(bare, whole) ? [] : [bare, whole]
    }
    for (const [width, height] of desks) {
      const message = `${width} by ${height}`
      for (const { page } of [without, withIt]) await resize(page, { width, height })
      await expect.poll(() => spoilt(without.page), { message }).toEqual([])
      await expect.poll(moved, { message }).toEqual([])
    }
    await Promise.all([without.leave(), withIt.leave()])
  },
)

test.each(['corp-action', 'runner-action', 'many-servers'] as const)(
  'without the font no name is cut on phones of two sizes: %s',
  async position => {
    const { page, leave } = await visit({ screen: phone, position, list: 'short', font: 'block' })
    await page.locator('.position .tile-title').first().waitFor()
    for (const [width, height] of phones) {
      const message = `${width} by ${height}`
      await resize(page, { width, height })
      await expect.poll(() => spoilt(page), { message }).toEqual([])
      await expect.poll(() => covered(page), { message }).toEqual([])
    }
    await leave()
  },
)

// Elsewhere browsers have what there is.
test.runIf(process.platform === 'linux')(
  'the tests run on a system with the font that they name',
  async () => {
    const { page, leave } = await visit({ font: 'block' })
    const widths = await page.evaluate(
      families =>
        families.map(family => {
          const line = document.createElement('span')
          line.textContent = 'The Runner may jack out.'
          line.style.cssText = `position: fixed; font: 400 100px / normal ${family}`
          document.body.append(line)
          const { width } = line.getBoundingClientRect()
          line.remove()
          return width
        }),
      ['sans-serif', `"${inject('systemFont')}"`, 'system-ui'],
    )
    expect(new Set(widths).size).toBe(1)
    await leave()
  },
)
