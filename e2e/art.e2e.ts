import { cards } from '@paydata/cards'
import { loadSets } from '@paydata/cards/loading'
import { moreReadyDecks } from '@paydata/decks/ready'
import { starterDecks } from '@paydata/decks/starter'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Visit } from './visit.ts'
import { visit } from './visit.ts'

await loadSets(null)

/** As wide as the smallest card on a table is. */
const wide = 80
const high = 50

let visited: Visit
/** The picture of each card by its title. */
let pictures: ReadonlyMap<string, string>
beforeAll(async () => {
  visited = await visit({ search: 'cards' })
  const { page } = visited
  await page.locator('.browse-card').first().waitFor()
  // The list draws all its cards when it is printed.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const found = await page.waitForFunction(count => {
    const faces = [...document.querySelectorAll('.browse-card .card')].map(face => {
      const title = face.querySelector('.card-title')?.lastChild?.textContent ?? ''
      return [title, getComputedStyle(face).getPropertyValue('--picture').slice(5, -2)] as const
    })
    return faces.length === count && faces.every(([, url]) => url !== '') ? faces : null
  }, cards.length)
  pictures = new Map((await found.jsonValue()) ?? [])
})
afterAll(() => visited.leave())

const cardOf = (id: string) => cards.find(({ is }) => is === id) ?? expect.fail(`no card ${id}`)
function pictureOf(id: string): string {
  const { title } = cardOf(id).printed
  return pictures.get(title) ?? expect.fail(`no picture of ${title}`)
}

/** The two cards whose pictures are nearest to each other, and how far they are apart: the mean of all points, from 0 to 255. */
async function nearest(ids: readonly string[]) {
  const pictures = ids.map(id => ({ id, url: pictureOf(id) }))
  return visited.page.evaluate(
    async ({ pictures, wide, high }) => {
      const brush = new OffscreenCanvas(wide, high).getContext('2d', { willReadFrequently: true })
      if (brush === null) throw new Error('This browser draws nothing.')
      const drawn: { readonly id: string; readonly points: Uint8ClampedArray }[] = []
      let found = { far: Number.POSITIVE_INFINITY, of: '' }
      for (const { id, url } of pictures) {
        const image = new Image()
        image.src = url
        await image.decode()
        brush.drawImage(image, 0, 0, wide, high)
        const points = brush.getImageData(0, 0, wide, high).data
        for (const other of drawn) {
          let sum = 0
          // Each fourth value says that a point is there, which all of them are.
          for (let i = 0; i < points.length; i++) sum += Math.abs((points[i] ?? 0) - (other.points[i] ?? 0))
          const far = sum / (wide * high * 3)
          if (far < found.far) found = { far, of: `${id} and ${other.id}` }
        }
        drawn.push({ id, points })
      }
      return found
    },
    { pictures, wide, high },
  )
}

/** Two cards with the same two figures and hues that are near each other are nearer than this; those there are have 17 and more. */
const apart = 14

test.each([...starterDecks, ...moreReadyDecks])(
  'no two cards of a ready deck share a picture: $id',
  async ({ identity, cards: list }) => {
    const { far, of } = await nearest([identity, ...list.map(([id]) => id)])
    expect(far, of).toBeGreaterThan(apart)
  },
)

test.each([
  ['agenda', (type: string) => type === 'agenda'],
  ['icebreaker', (_: string, subtypes: readonly string[]) => subtypes.includes('icebreaker')],
] as const)('each %s is told from every other at 80 pixels', async (_, isOne) => {
  const alike = cards.filter(({ printed }) => isOne(printed.type, printed.subtypes ?? []))
  expect(alike.length).toBeGreaterThan(10)
  const { far, of } = await nearest(alike.map(({ is }) => is))
  expect(far, of).toBeGreaterThan(apart)
})

test('an identity has one picture, wherever it is shown and before its cards have come', async () => {
  const other = await visit({ search: 'play?format=core' })
  const tile = other.page.getByRole('radiogroup', { name: 'Your deck' }).getByRole('radio').first()
  const pictureOfTile = () => tile.evaluate(each => getComputedStyle(each).getPropertyValue('--picture'))
  await expect.poll(pictureOfTile).not.toBe('')
  const shown = await pictureOfTile()
  await other.page.getByRole('button', { name: 'Start the game' }).click()
  await other.page.locator('#decision').waitFor()
  await expect
    .poll(() =>
      other.page.evaluate(
        url =>
          [...document.querySelectorAll<HTMLElement>('[style]')].some(
            each => each.style.getPropertyValue('--picture') === url,
          ),
        shown,
      ),
    )
    .toBe(true)
  await other.leave()
})
