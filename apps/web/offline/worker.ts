// Runs beside the page, once it was there: keeps the files of one build, so that the page begins without a network too. The build
// strips the types of this file and writes it as /offline.js, with the files it keeps before it.
export {}

declare const self: ServiceWorkerGlobalScope
/** The build that this script belongs to: a digest of its files, and their addresses. */
declare const build: { readonly digest: string; readonly files: readonly string[] }

const ours = 'paydata '
const own = `${ours}${build.digest}`
const shell = '/'
const isAsset = (path: string): boolean => path.startsWith('/assets/')

/** Loads the files one after the other, as the page may be loading something that somebody waits for. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(own)
  for (const file of build.files) {
    // The name of an asset changes with its content, so one of an earlier build is as good.
    const known = isAsset(file) ? await caches.match(file) : undefined
    await cache.put(file, known ?? (await fetched(file)))
  }
  const page = (await (await cache.match(shell))?.text()) ?? ''
  const strange = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].flatMap(([, file = '']) =>
    build.files.includes(file) ? [] : file,
  )
  // The server has got another build meanwhile. Its own script will come.
  if (strange.length > 0) throw new Error(`the page is of another build: it names ${strange.join(', ')}`)
}

async function fetched(file: string): Promise<Response> {
  const response = await fetch(file, { cache: isAsset(file) ? 'default' : 'no-cache', priority: 'low' })
  if (!response.ok || response.redirected) throw new Error(`could not load ${file}: ${response.status}`)
  return response
}

/** Pages of the build before may still be open, and load further parts of it: only older ones are deleted. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(ours) && name !== own)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}

/** The page as the server has it now. What was kept is for when there is no server: a new server gets no old page. */
async function pageFor(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.status < 500) return response
    return (await keptPage()) ?? response
  } catch (error) {
    const kept = await keptPage()
    if (kept === undefined) throw error
    return kept
  }
}

const keptPage = async (): Promise<Response | undefined> => (await caches.open(own)).match(shell)

async function fileFor(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

self.addEventListener('install', event => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()))
})

self.addEventListener('activate', event => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()))
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // The addresses of the page: the server hands out the same page for each of them.
  const isPage = /^\/(?!api\/|verify$)[^.]*$/.test(pathname)
  if (request.mode === 'navigate' && isPage) event.respondWith(pageFor(request))
  // A page that asks for itself wants to know what it would get if it loaded again: so it asks the way that it would load.
  else if (pathname === shell) event.respondWith(fetch(request))
  else if (isAsset(pathname) || build.files.includes(pathname)) event.respondWith(fileFor(request))
})

/** What the server says while no page is open: that it is the player's move in a game, and in how many. */
interface Notice {
  readonly game: string
  readonly title: string
  readonly body: string
  readonly count: number
}

async function notify({ game, title, body, count }: Notice): Promise<void> {
  // A newer notice of the same game takes the place of the one before.
  await self.registration.showNotification(title, { body, tag: game, icon: '/icon-192.png', data: game })
  // There may be no icon to put a number at.
  if ('setAppBadge' in self.navigator) await self.navigator.setAppBadge(count).catch(() => undefined)
}

/** Opens a game where the page is open already, or else in a window of its own. */
async function open(game: string): Promise<void> {
  const address = new URL(`/game/${game}`, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  if (there === undefined) await self.clients.openWindow(address)
  else await there.focus()
}

self.addEventListener('push', event => {
  const said: Notice | undefined = event.data?.json()
  if (said !== undefined) event.waitUntil(notify(said))
})

self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(`${event.notification.data}`))
})
