import type { BrowserContextOptions, Page } from 'playwright-core'
import { holdsOnLowDesks, holdsUnderFingers } from './laws-of-tables.ts'
import { openGame } from './people.ts'
import type { PositionName } from './positions.ts'
import { positions } from './positions.ts'
import { recordedGame } from './recorded.ts'
import { desktop, phone } from './visit.ts'

/** A picture of the page that is kept: how to come to what it shows. */
interface Picture {
  readonly name: string
  /** Where the visit begins: at a table, at a place of the page, or at one of a page that a server hands out. */
  readonly position?: PositionName
  readonly search?: string
  readonly from?: 'server'
  readonly open: (page: Page) => Promise<void>
}

interface PictureOnScreen extends Picture {
  readonly on: string
  readonly screen: BrowserContextOptions
  /** What else holds there, at other sizes too. */
  readonly holds?: (page: Page) => Promise<void>
}

const names = Object.keys(positions) as PositionName[]
// A game that is only watched goes on by itself, and looks otherwise a moment later.
const still = names.filter(name => positions[name].seat !== 'spectator')
const dialog = (page: Page): Promise<void> => page.getByRole('dialog').waitFor()

const tables = still.map((name): Picture => ({ name, position: name, open: async () => {} }))

/** What is seen only when something has been done. */
const deeds: readonly Picture[] = [
  {
    name: 'over',
    position: 'corp-action',
    async open(page) {
      const concede = page.getByRole('button', { name: 'Concede', exact: true })
      if (!(await concede.isVisible())) await page.getByRole('button', { name: 'Settings' }).click()
      await concede.filter({ visible: true }).first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).click()
      await page.locator('.over-score').waitFor()
    },
  },
  {
    name: 'replay',
    search: 'replay',
    async open(page) {
      const buffer = Buffer.from(JSON.stringify(recordedGame('picture')))
      const file = { name: 'game.json', mimeType: 'application/json', buffer }
      await page.locator('input[type="file"]').setInputFiles(file)
      await page.getByLabel('Moment').fill('60')
      await page.getByText('Answer 60 of').waitFor()
    },
  },
  {
    name: 'illegal-deck',
    from: 'server',
    async open(page) {
      await openGame(page, page.url(), 'Ada', 'A deck too small')
      await page.getByText('Bring a deck of your own').click()
      await page.getByLabel('A deck list, as text or JSON').fill(smallDeck)
      await page.getByRole('button', { name: 'Check and take this deck' }).click()
      await page.locator('.problems li').first().waitFor()
      // As far as it goes, wherever that is: nothing that comes later moves it.
      await page.locator('.own-deck').evaluate(deck => deck.scrollIntoView({ block: 'start' }))
    },
  },
]

const smallDeck = `Haas-Bioroid: Engineering the Future

3 Hedge Fund
4 Priority Requisition
2 Wall of Static`

const sheets: readonly Picture[] = [
  {
    name: 'settings',
    position: 'corp-action',
    async open(page) {
      await page.getByRole('button', { name: 'Settings' }).click()
      await dialog(page)
    },
  },
  {
    name: 'keys',
    position: 'runner-action',
    async open(page) {
      await page.keyboard.press('?')
      await dialog(page)
    },
  },
  {
    name: 'keymap',
    position: 'runner-action',
    async open(page) {
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByRole('button', { name: 'Change the keys' }).click()
      await dialog(page)
    },
  },
  {
    name: 'stops',
    position: 'corp-action',
    async open(page) {
      await page.getByRole('button', { name: 'Settings' }).click()
      await page.getByText('Each kind of window').click()
      await page.getByRole('region', { name: 'In a run' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'reasons',
    position: 'encounter',
    async open(page) {
      await page.keyboard.press('w')
      await dialog(page)
      await page.locator('.refused li').first().waitFor()
    },
  },
  {
    name: 'pile',
    position: 'corp-action',
    async open(page) {
      await page.getByRole('button', { name: /^Archives, \d+ cards/ }).click()
      await dialog(page)
    },
  },
  {
    name: 'looked-at',
    position: 'corp-action',
    async open(page) {
      await page.keyboard.press('h')
      await page.keyboard.press('ArrowRight')
      await page.locator('.preview').waitFor()
    },
  },
]

const screens: Readonly<Record<string, BrowserContextOptions>> = { desktop, phone }

/** Screens that have a layout of their own, or the largest cards: a table of each side there tells whether a style is lost. */
const others: Readonly<Record<string, BrowserContextOptions>> = {
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  'large-desk': { viewport: { width: 2560, height: 1440 } },
}
const onOthers: ReadonlySet<string> = new Set(['corp-action', 'encounter'])

const on = (all: readonly Picture[], where: typeof screens): readonly PictureOnScreen[] =>
  all.flatMap(picture => Object.entries(where).map(([name, screen]) => ({ ...picture, on: name, screen })))

/** All pictures that are kept, each for a desk and for a phone, and some for a tablet and a large desk. */
export const pictures: readonly PictureOnScreen[] = [
  ...tables.flatMap(table => [
    { ...table, on: 'desktop', screen: desktop, holds: holdsOnLowDesks },
    { ...table, on: 'phone', screen: phone, holds: holdsUnderFingers },
  ]),
  ...on([...deeds, ...sheets], screens),
  ...on(
    tables.filter(({ name }) => onOthers.has(name)),
    others,
  ),
]
