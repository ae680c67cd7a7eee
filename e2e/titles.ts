import type { Page } from 'playwright-core'

/** Words of titles that are broken, cut off at the side of their card, or covered by counters. */
export const spoilt = (page: Page) =>
  page.evaluate(() => {
    const counters = [...document.querySelectorAll('.tile-counters')].map(each =>
      each.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('.tile-title, .table > .hand .card-title')].flatMap(title => {
      const box = title.getBoundingClientRect()
      const texts = [...title.childNodes].filter(each => each instanceof Text)
      return texts.flatMap(text =>
        [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const [rect, ...more] = range.getClientRects()
          if (rect === undefined || rect.top >= box.bottom - 1) return []
          const isCovered = counters.some(
            each =>
              each.left < rect.right - 1 &&
              each.right > rect.left + 1 &&
              each.top < rect.bottom - 2 &&
              each.bottom > rect.top + 2,
          )
          return more.length > 0 || rect.right > box.right + 1 || isCovered ? [word] : []
        }),
      )
    })
  })

/** Titles of ice below values of that ice. */
export const covered = (page: Page) =>
  page.locator('.position .tile-body').evaluateAll(all =>
    all.flatMap(tile => {
      const values = [...tile.querySelectorAll('.tile-price, .tile-strength')].map(each =>
        each.getBoundingClientRect(),
      )
      const isCovered = (title: Element) => {
        const words = document.createRange()
        words.selectNodeContents(title)
        return [...words.getClientRects()].some(line =>
          values.some(value => line.right > value.left && line.bottom > value.top + 3),
        )
      }
      return [...tile.querySelectorAll('.tile-title')].filter(isCovered).map(title => title.textContent)
    }),
  )
