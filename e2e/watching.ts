import type { Locator, Page } from 'playwright-core'

/** What can be chosen now: what was offered before is kept beside it, where nobody sees it. */
export const optionOffered = '#decision [data-kept="false"] .option'

/** Something came onto the screen a moment ago: whatever is pressed now is let pass by, as nobody can have read it. */
const unread = 'html:is([data-takes="soon"], :has([data-takes="soon"]))'

/**
 * Lets a hand click, tap and drag as people do: only when what is on the screen takes answers. What a test does with a page it does
 * one after the other: of two that begin to wait at once, Playwright forgets the first.
 */
export const readFirst = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator(unread), () => takesAnswers(page))

/**
 * Waits until what is on the screen takes answers. Playwright itself would look ever more seldom, and wait for half a
 * second where a fifth of it is left.
 */
export async function takesAnswers(page: Page): Promise<void> {
  await page.waitForFunction(selector => document.querySelector(selector) === null, unread, { polling: 15 })
}

/** Does the first thing that can be done with a card, by the click that does it or by the key of the card that the click raised. */
export async function use(page: Page, card: Locator, press: 'click' | 'tap' = 'click'): Promise<void> {
  await card[press]()
  const key = page.locator('.raised .preview-key').first()
  if (await key.isVisible()) await key[press]()
}

/** Presses a key that answers, or that presses what has the focus, as people do. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await takesAnswers(page)
  await page.keyboard.press(key)
}

/** What somebody who looks at the page sees of the decision. */
export interface Seen {
  readonly question: number | null
  readonly isOver: boolean
  readonly digits: number
  readonly hasAnswer: boolean
  /** Whether that answer is what most players want, so that Space gives it. */
  readonly isUsual: boolean
  /** How many are still to be picked before it can be confirmed. */
  readonly picked: number
  readonly canPick: boolean
}

export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    // What was offered last is still there while one waits, but nobody sees it.
    const decision = document.querySelector<HTMLElement>('#decision[data-question]')
    const offered = decision?.querySelector('[data-kept="false"]')
    const answer = decision?.querySelector<HTMLButtonElement>('.answer')
    const number = decision?.dataset.question
    return {
      question: number === undefined ? null : Number(number),
      isOver: document.querySelector('.over-score') !== null,
      digits: offered?.querySelectorAll('[data-digit]').length ?? 0,
      hasAnswer: answer !== null && answer !== undefined && !answer.disabled,
      isUsual: answer?.hasAttribute('aria-keyshortcuts') ?? false,
      picked: offered?.querySelectorAll('.option[aria-pressed="true"]').length ?? 0,
      canPick: (offered?.querySelectorAll('.option[aria-pressed]').length ?? 0) > 0,
    }
  })

/** Waits until another question is asked, or the game is over. */
export const answered = (page: Page, question: number | null) =>
  page.waitForFunction(
    before => {
      const number = document.querySelector<HTMLElement>('#decision')?.dataset.question
      return (
        document.querySelector('.over-score') !== null || (number !== undefined && Number(number) !== before)
      )
    },
    question,
    { polling: 15 },
  )
