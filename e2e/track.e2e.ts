import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './visit.ts'

/** The words of the steps on the track that can be read to their last letter. */
const read = (page: Page, which: string) =>
  page.evaluate(
    selector =>
      [...document.querySelectorAll<HTMLElement>(`.track ${selector} .track-step`)]
        .filter(step => {
          const { left, right, top, height } = step.getBoundingClientRect()
          const isThere = [left + 2, right - 2].every(x => {
            const there = document.elementFromPoint(x, top + height / 2)
            return there !== null && step.contains(there)
          })
          return isThere && step.scrollWidth <= step.clientWidth
        })
        .map(step => step.firstChild?.textContent),
    which,
  )

test.each([1024, 1280, 1440, 1600])(
  'where the game is can be read on the track, %i pixels wide',
  async width => {
    for (const [position, step] of [
      ['access', 'Access'],
      ['encounter', 'Encounter'],
      ['order', 'Turn begins'],
      ['discard', 'Discard'],
    ] as const) {
      const { page, leave } = await visit({ screen: { viewport: { width, height: 720 } }, position })
      await expect.poll(() => read(page, '[aria-current="step"]')).toEqual([step])
      await leave()
    }
  },
)

test('on a desk of 1280 pixels every step of a run can be read', async () => {
  const { page, leave } = await visit({
    screen: { viewport: { width: 1280, height: 720 } },
    position: 'access',
  })
  await expect
    .poll(() => read(page, 'li'))
    .toEqual([
      'Begin',
      'Approach',
      'Encounter',
      'Subroutines',
      'Pass',
      'Jack out?',
      'Move',
      'Success',
      'Access',
      'End',
    ])
  await leave()
})
