import { expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, phone, visit } from './visit.ts'
import { pressKey } from './watching.ts'

test.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'the Runner can read which cards of HQ they have seen that are there still, on a %s',
  async (_, screen) => {
    const { page, leave, troubles } = await visit({ position: 'hq-access', screen, list: 'short' })
    await pressKey(page, 'Space')
    const seen = page.getByRole('button', { name: /^Hand\s*5\/5\s*Seen in HQ, 1 card: look through$/ })
    await seen.waitFor()
    expect(await violations(page)).toEqual([])
    await seen.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Seen in the hand' })
    await sheet.getByRole('listitem').waitFor()
    expect(await sheet.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Enigma\s*seen, turn 2$/),
    ])
    expect(await violations(page)).toEqual([])
    await pressKey(page, 'Escape')
    await sheet.waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
    await leave()
  },
)
