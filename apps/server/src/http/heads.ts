import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Express, Request, Response } from 'express'
import type { Config } from '../config.ts'
import type { Limits } from '../limits/rates.ts'
import type { About } from '../links/about.ts'
import { aboutAddress, aboutSite, longestAddress } from '../links/about.ts'
import { drawn } from '../links/drawing.ts'
import { pageAbout } from '../links/head.ts'
import { oembedAsked, oembedOf } from '../links/oembed.ts'
import { lettersOf, pictureAsked, pictures } from '../links/pictures.ts'
import type { LinkWords } from '../links/words.ts'
import { wordsFor } from '../links/words.ts'
import { adviceOn, notTooFast, RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Painting } from '../threads/painting.ts'
import { addressOf, ownOrigin } from './origins.ts'
import { pageIn } from './page-folder.ts'
import type { RequestTurns } from './turns.ts'

/** What is needed to say of an address what is there. */
export interface Linking extends Painting {
  readonly store: Store
  readonly limits: Limits
  readonly config: Pick<Config, 'PAGE' | 'SECURE_COOKIES' | 'TRUST_PROXY'>
}

/** An address is read as one of this server, whatever it says. Where none can be read, nothing is. */
const read = (address: string): URL =>
  new URL(URL.canParse(address, 'http://server') ? address : '/', 'http://server')

/** The address of the picture beside a link. */
const pictureAddress = '/link.png'
const pictureOf = (address: string, tag: string): string =>
  `${pictureAddress}?${new URLSearchParams({ of: address, in: tag })}`

/** What programs ask that show links: pictures, and what may stand in the page of somebody else. */
export function addLinks(app: Express, { store, limits, config, ...painting }: Linking): void {
  const folder = pageIn(config)
  const painted = pictures(painting, folder === undefined ? [] : lettersOf(folder))

  app.get('/oembed', async (request, response) => {
    const origin = ownOrigin(request, config) ?? ''
    const asked = oembedAsked.safeParse(request.query)
    if (!asked.success) throw new RefusedError('malformed', adviceOn(asked.error))
    const { url } = asked.data
    if (new URL(url).origin !== origin) throw new RefusedError('noSuchThing')
    notTooFast(limits('linkPictures', addressOf(request, config)))
    const words = await wordsFor(request.acceptsLanguages())
    const about = await aboutAddress(store, new URL(url), words)
    const picture = pictureOf(url.slice(origin.length), words.tag)
    response.vary('accept-language').json(oembedOf(about, asked.data, { origin, picture }))
  })

  app.get(pictureAddress, async (request, response) => {
    const asked = pictureAsked.safeParse(request.query)
    if (!asked.success) throw new RefusedError('malformed', adviceOn(asked.error))
    const { of, in: tag } = asked.data
    const address = addressOf(request, config)
    notTooFast(limits('linkPictures', address))
    const about = await aboutAddress(store, read(of), await wordsFor([tag]))
    const png = await painted(drawn(about), address)
    // Other pages show it too.
    response.set({ 'cache-control': 'public, max-age=600', 'cross-origin-resource-policy': 'cross-origin' })
    response.type('png').send(Buffer.from(png))
  })
}

/** The page of somebody else may show a replay, and nothing else of this server. */
function letBeFramed(response: Response): void {
  const policy = `${response.getHeader('content-security-policy')}`
  response.removeHeader('x-frame-options')
  response.set('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'))
}

/** Where the page is: at every address that names no file and is no part of the API. */
export const pageAddress = /^\/(?!api\/)[^.]*$/
/** A replay as the page of somebody else may show it. */
export const embedAddress = '/embed/:game'

/** Gives the page for every address that is no file, and says in its head what is there: whoever shows a link runs no scripts. */
export function addHeads(
  app: Express,
  { store, limits, config }: Linking,
  turnOf: RequestTurns,
  folder: string,
): void {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')

  /** Everybody is given the page. Of its address nothing is told to those who ask too often, or while too many ask. */
  async function mayAsk(address: string): Promise<boolean> {
    if (limits('heads', address) !== null) return false
    return turnOf(address).then(
      () => true,
      () => false,
    )
  }

  async function aboutFor(request: Request, path: string, words: LinkWords): Promise<About> {
    const isTold = await mayAsk(addressOf(request, config))
    return isTold ? aboutAddress(store, read(path), words) : aboutSite(words)
  }

  async function give(request: Request, response: Response): Promise<void> {
    const words = await wordsFor(request.acceptsLanguages())
    const { originalUrl } = request
    // Nothing that there is has so long an address.
    const path = originalUrl.length > longestAddress ? '/' : originalUrl
    const about = await aboutFor(request, path, words)
    const where = { origin: ownOrigin(request, config) ?? '', path, picture: pictureOf(path, words.tag) }
    response.set('cache-control', 'no-cache').vary('accept-language').type('html')
    response.send(pageAbout(page, about, words, where))
  }

  app.get(embedAddress, (request, response) => {
    letBeFramed(response)
    return give(request, response)
  })
  app.get(pageAddress, give)
}
