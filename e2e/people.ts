import type { Locator, Page } from 'playwright-core'
import type { Seen } from './watching.ts'
import { look, optionOffered, pressKey } from './watching.ts'

/** Types the name that is asked for, key by key: React does not notice what is filled in at once in Firefox by its protocol. */
export async function introduce(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What shall others call you?' })
  await dialog.getByLabel('Your name').pressSequentially(name)
  await dialog.getByRole('button', { name: 'Go on' }).click()
}

/** Opens the sheet behind the name of whoever is signed in. */
export const openOwnSheet = (page: Page, name: string) =>
  page.getByRole('button', { name: `You are ${name}` }).click()

/** Signs in with a new name in the lobby, and claims it with a password. */
export async function claimName(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}lobby`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await introduce(page, name)
  await openOwnSheet(page, name)
  await page.getByLabel('A password for it').fill('correct horse battery')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByText('This name is yours on every device.').waitFor()
}

/** Opens a game in the lobby, as it is chosen in the form for that. */
export async function newGame(
  page: Page,
  address: string,
  choose: (form: Locator) => Promise<void>,
): Promise<void> {
  await page.goto(`${address}lobby`)
  await page.getByRole('button', { name: 'New game' }).first().click()
  const form = page.getByRole('dialog', { name: 'A new game' })
  await choose(form)
  await form.getByRole('button', { name: 'Open the game' }).click()
}

/** Opens a game in the lobby and sits down in its waiting room. */
export async function openGame(
  page: Page,
  address: string,
  name: string,
  title: string,
  format: 'All cards' | 'Core Set' | 'Startup' | 'System Gateway' = 'All cards',
  edition?: string,
): Promise<void> {
  await newGame(page, address, async form => {
    await form.getByLabel('What is it called?').pressSequentially(title)
    await form.getByRole('radio', { name: 'Corp', exact: true }).click()
    await form.getByRole('radio', { name: format, exact: true }).click()
    if (edition === undefined) return
    await form.getByText('Older rules').click()
    await form.getByRole('radio', { name: edition, exact: true }).click()
  })
  await introduce(page, name)
  await page.getByRole('heading', { name: title }).waitFor()
}

export async function sitDown(page: Page, game: string, name: string): Promise<void> {
  await page.goto(game)
  await page.getByRole('button', { name: 'Sit down as Runner' }).click()
  await introduce(page, name)
  await page.getByRole('button', { name: 'I am ready' }).waitFor()
}

export async function beReady(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.getByText('This deck is legal.').waitFor()
    await page.getByRole('button', { name: 'I am ready' }).click()
  }
  await Promise.all(pages.map(page => page.locator('#decision').waitFor()))
}

/** Presses Tab until what begins so has the focus, and then Enter. */
export async function reach(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
    if (focused.startsWith(name)) return pressKey(page, 'Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`"${name}" cannot be reached with Tab.`)
}

type Decide = (page: Page, seen: Seen, nth: number) => Promise<void>

/** Whoever is asked answers, until a page is asked this, or the game is over. Returns how many answers that took. */
export async function playUntil(
  players: readonly { readonly page: Page; readonly decide: Decide }[],
  isEnough: (page: Page, seen: Seen) => Promise<boolean>,
): Promise<number> {
  let answers = 0
  while (answers < mostAnswers) {
    const now = await Promise.all(players.map(async player => ({ ...player, seen: await look(player.page) })))
    if (now.some(({ seen }) => seen.isOver)) break
    const next = now.find(({ seen }) => seen.question !== null)
    // Between an answer and what the server says to it, nobody is asked.
    if (next === undefined) continue
    if (await isEnough(next.page, next.seen)) break
    await next.decide(next.page, next.seen, answers++)
  }
  return answers
}
const mostAnswers = 1000

/** Answers with what costs nothing and shows nothing. */
export async function quietly(page: Page, seen: Seen): Promise<void> {
  const gain = page.locator(`${optionOffered}[data-does="gainCredit"]`)
  if ((await gain.count()) > 0) await gain.first().click()
  else if (seen.canPick && !seen.hasAnswer) {
    await page.locator(`${optionOffered}[aria-pressed="false"]`).first().click()
    return
  } else if (seen.hasAnswer) await page.locator('#decision .answer').click()
  else await page.locator(optionOffered).first().click()
  await taken(page, seen.question)
}

/** Waits until a question is not open any more: another player may be asked next. */
export const taken = (page: Page, question: number | null) =>
  page.waitForFunction(
    before =>
      document.querySelector('.over-score') !== null ||
      document.querySelector<HTMLElement>('#decision')?.dataset.question !== `${before}`,
    question,
    { polling: 15 },
  )

/** Gives an answer, and waits until it is taken: what is looked at next is what comes of it. */
export async function give(page: Page, option: Locator): Promise<void> {
  const { question } = await look(page)
  await option.click()
  await taken(page, question)
}
