import type { Browser, Page } from 'playwright-core'
import { bytesOf, loaded } from '../loaded.ts'
import type { AnyPosition } from '../positions.ts'
import type { Measured } from './report.ts'
import { visitor } from './visitor.ts'

/** What a first visit to each route brings over the line: workers are among it, and told apart where they run a game. */
export async function sizes(browser: Browser, address: string): Promise<readonly Measured[]> {
  const route = async (path: string, go: (page: Page) => Promise<void>, kept: AnyPosition | null = null) => {
    const { page, leave } = await visitor(browser, kept)
    await page.goto(`${address}${path}`)
    await go(page)
    const files = await loaded(page)
    await leave()
    const isWorker = ({ file }: { readonly file: string }): boolean => file.includes('/worker-')
    const size = (isMeant: (file: (typeof files)[number]) => boolean): number =>
      bytesOf(files.filter(isMeant)) / 1000
    return {
      page: size(each => !isWorker(each)),
      workers: size(isWorker),
    }
  }
  const sees =
    (what: string) =>
    (page: Page): Promise<void> =>
      page.locator(what).first().waitFor()
  const row = (what: string, demand: number | null, reached: number): Measured => ({
    what: `JavaScript and CSS, brotli: ${what}`,
    unit: 'kB',
    demand,
    reached,
  })
  const goOn = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Go on with your game' }).click()
    await page.locator('#decision').waitFor()
  }
  const table = await route('/', goOn, 'encounter')
  const startup = await route('/', goOn, 'startup')
  const replays = await route('/replay', sees('.drop'))
  return [
    row('start', 100, (await route('/', sees('.deck'))).page),
    row('lobby', 100, (await route('/lobby', sees('.lobby-filter'))).page),
    row('table of a Core Set game, from the start', 200, table.page),
    row('table of a Startup game, from the start', 225, startup.page),
    row('the worker that runs its game', null, table.workers),
    row('cards', 200, (await route('/cards', sees('.browse-card'))).page),
    row('replays', 200, replays.page),
  ]
}
