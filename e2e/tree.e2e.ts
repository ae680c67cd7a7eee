import { diceOf } from '@paydata/bots'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './visit.ts'
import { takesAnswers } from './watching.ts'

// Whole games by what a screen reader is told: roles and names, and nothing else of the page.

/** More presses than any of these games takes. */
const most = 1000

const decisionOf = (page: Page): Locator => page.getByRole('region', { name: 'Decision', exact: true })
const resultOf = (page: Page): Locator => page.getByRole('dialog', { name: /^(You win|You lose|A draw)$/ })

/** Buttons beside a question that do not answer it. */
const aside =
  /^(Why am I asked\?|Show |All \d|Start again|Read |Trash cards first|Credits for the rest|\d+ other way|.*: One (less|more)$|Least · |Most · )/

interface Button {
  readonly name: string
  readonly isPicked: boolean | null
}

/** The buttons of a tree that can be pressed, as they are read out. */
function buttonsIn(tree: string): readonly Button[] {
  return [...tree.matchAll(/^ *- '?button "((?:[^"\\]|\\.)*)"([^\n:]*)/gm)].flatMap(
    ([, name = '', state = '']) =>
      state.includes('[disabled]') || aside.test(name)
        ? []
        : [{ name: name.replaceAll(/\\(.)/g, '$1'), isPicked: isPicked(state, tree, name) }],
  )
}

/** Whether a button is one of those of which several are picked, and is. */
function isPicked(state: string, tree: string, name: string): boolean | null {
  if (state.includes('[pressed]')) return true
  // What is not pressed is not marked in the tree: whoever can confirm picks first.
  return /button "(Confirm|Choose none)/.test(tree) && !/^(Confirm|Choose none)/.test(name) ? false : null
}

/** The question with its buttons, as they are read out; null when the game is over. */
async function heard(page: Page): Promise<string | null> {
  const ended = resultOf(page)
  const question = decisionOf(page).getByRole('heading', { level: 2 })
  await question.or(ended).first().waitFor()
  if (await ended.isVisible()) return null
  // An answer that is on its way leaves its question there, which is busy.
  await page.locator('#decision[aria-busy="true"]').waitFor({ state: 'detached' })
  await takesAnswers(page)
  return decisionOf(page).ariaSnapshot()
}

/** Answers by the names that are read out, until the game is over; says all questions and answers. */
async function playByTree(page: Page, seed: string): Promise<readonly string[]> {
  const dice = diceOf(seed)
  const said: string[] = []
  while (said.length < most) {
    const tree = await heard(page)
    if (tree === null) return said
    const all = buttonsIn(tree)
    const toPick = all.filter(each => each.isPicked === false)
    const isEnough = all.some(({ name }) => name.startsWith('Confirm'))
    const main = all.at(-1)
    const open = isEnough
      ? all.filter(({ name }) => name.startsWith('Confirm'))
      : toPick.length > 0
        ? toPick
        : all
    const chosen = dice(3) === 0 && main !== undefined && !isEnough ? main : open[dice(open.length)]
    if (chosen === undefined) throw new Error(`Nothing is read out that answers:\n${tree}`)
    said.push(`${/heading "(.*)" \[level=2\]/.exec(tree)?.[1]} → ${chosen.name}`)
    await press(page, chosen.name)
  }
  throw new Error(`The game was not over after:\n${said.join('\n')}`)
}

/** The decision as it is read out, and which it is: two may read alike. The rest of the page may change while one waits for it. */
async function readOut(page: Page): Promise<string> {
  const number = await page.evaluate(() => document.querySelector<HTMLElement>('#decision')?.dataset.question)
  return `${number}: ${await decisionOf(page).or(resultOf(page)).first().ariaSnapshot()}`
}

async function press(page: Page, name: string): Promise<void> {
  const before = await readOut(page)
  await decisionOf(page).getByRole('button', { name, exact: true }).first().click()
  // Until something else is read out: the next question, what was picked, or the end.
  await expect.poll(() => readOut(page), { interval: 40 }).not.toBe(before)
}

test.each(['Runner', 'Corp'])(
  'a whole game as the %s is played by the accessibility tree alone',
  async side => {
    const { page, troubles, leave } = await visit({
      search: `play?format=core&seed=tree-${side}`,
      unread: 'off',
    })
    await page.getByRole('button', { name: new RegExp(`^${side}`) }).click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    const said = await playByTree(page, side)
    expect(said.length).toBeGreaterThan(15)
    // Each question is a heading, and no button is without a name.
    expect(said.filter(line => line.startsWith('undefined') || line.endsWith('→ '))).toEqual([])
    await resultOf(page).getByRole('button', { name: 'Play again' }).waitFor()
    expect(troubles).toEqual([])
    await leave()
  },
)
