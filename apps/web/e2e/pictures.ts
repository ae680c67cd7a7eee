import type { BrowserContextOptions, Page } from 'playwright-core'
import type { PositionName } from './positions.ts'
import { positions } from './positions.ts'
import { desktop, phone } from './visit.ts'

/** A picture of the page that is kept: how to come to what it shows. */
interface Picture {
  readonly name: string
  readonly position: PositionName
  readonly open: (page: Page) => Promise<void>
}

const names = Object.keys(positions) as PositionName[]
// A game that is only watched goes on by itself, and looks otherwise a moment later.
const still = names.filter(name => positions[name].seat !== 'spectator')
const dialog = (page: Page): Promise<void> => page.getByRole('dialog').waitFor()

const tables = still.map((name): Picture => ({ name, position: name, open: async () => {} }))

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
      await page.locator('.player[data-side="corp"] .fact-pile').click()
      await dialog(page)
    },
  },
  {
    name: 'looked-at',
    position: 'corp-action',
    async open(page) {
      await page.keyboard.press('h')
      await page.keyboard.press('ArrowRight')
      await page.locator('.preview .card').waitFor()
    },
  },
]

const screens: Readonly<Record<string, BrowserContextOptions>> = { desktop, phone }

/** All pictures that are kept, each for a desk and for a phone. */
export const pictures = [...tables, ...sheets].flatMap(picture =>
  Object.entries(screens).map(([on, screen]) => ({ ...picture, on, screen })),
)
