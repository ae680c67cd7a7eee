import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deckCode } from '@paydata/decks/code'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aboutAddress } from '../src/links/about.ts'
import { pictures } from '../src/links/pictures.ts'
import { wordsFor } from '../src/links/words.ts'
import { RefusedError } from '../src/refusing.ts'
import type { Running } from '../src/server.ts'
import { openStore } from '../src/store/open.ts'
import { playTo, twoAtATable, watching } from './players.ts'
import { connected, guest, newId, serving, standing } from './serving.ts'
import { databases } from './stores.ts'

const page = mkdtempSync(join(tmpdir(), 'paydata-links-'))
writeFileSync(
  join(page, 'index.html'),
  '<head><meta name="description" content="old" /><title>Paydata</title></head><body>the page</body>',
)
let server: Running
beforeAll(async () => {
  server = await serving((databases[0] ?? expect.fail())[1](), { PAGE: page })
})
afterAll(() => server.close())

const get = (path: string, language = 'en') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { headers: { 'accept-language': language } })

/** What programs that show links find in the head of an address, without the marks around names. */
async function toldOf(path: string, language?: string) {
  const text = await (await get(path, language)).text()
  expect(text).toContain('<body>the page</body>')
  const found = new Map(
    [...text.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(
      ([, name = '', content = '']) => [name, content.replace(/\p{Cf}/gu, '')],
    ),
  )
  const [title, lead, image] = ['og:title', 'og:description', 'og:image'].map(name => found.get(name) ?? '')
  return { text, title, lead, image: image?.replaceAll('&amp;', '&'), found }
}

async function begun(more: object) {
  const table = await twoAtATable(server.port, more)
  await playTo(
    [await watching(table.corp, table.game), await watching(table.runner, table.game)],
    'links',
    20,
  )
  return table
}

test('a link to an open game says who looks for an opponent, in the language of who asks', async () => {
  const line = await connected(server.port, await guest(server.port, 'Ada'))
  const { room } = await line.get('create', { id: newId(), side: 'corp', format: 'startup' })
  expect(await toldOf(`/game/${room.id}`)).toMatchObject({
    title: 'Ada looks for an opponent',
    lead: 'Startup. Open the link and take the free seat.',
  })
  expect(await toldOf(`/game/${room.id}`, 'de-AT, en;q=0.5')).toMatchObject({
    title: 'Ada sucht einen Gegner',
  })
})

test('of a private game nothing is told but who invites, before, while and after it is played', async () => {
  const invitation = { title: 'Ada invites you to a game', lead: expect.stringContaining('free seat') }
  const { corp, game } = await begun({ listed: 'private', title: 'secret plans', replays: 'everybody' })
  const told = await toldOf(`/game/${game}`)
  expect(told).toMatchObject(invitation)
  expect(told.text).not.toMatch(/Bob|secret plans/)
  await corp.get('concede', { game })
  expect(await toldOf(`/game/${game}`)).toMatchObject(invitation)
})

test('a game that is on names its players; once it is over, its replay tells who won if everybody may see it', async () => {
  const { runner, game } = await begun({ replays: 'everybody' })
  expect(await toldOf(`/game/${game}`)).toMatchObject({
    title: 'Ada against Bob',
    lead: expect.stringContaining('watch it'),
  })
  expect((await toldOf(`/replay/${game}`)).title).toBe('Paydata')
  await runner.get('concede', { game })
  await expect
    .poll(async () => (await toldOf(`/replay/${game}`)).lead)
    .toMatch(/^Ada played the Corp, Bob the Runner\. Ada won (in|after) \d+ turns?\.$/)
  expect((await toldOf(`/game/${game}`)).title).toBe('A game that is over')
})

test('a replay that everybody may see can be shown in the page of somebody else, and nothing else can', async () => {
  const { runner, game } = await begun({ replays: 'everybody' })
  await runner.get('concede', { game })
  await expect.poll(async () => (await toldOf(`/replay/${game}`)).text).toContain('application/json+oembed')
  const origin = `http://127.0.0.1:${server.port}`
  const oembed = async (path: string, more = '') => {
    const answered = await get(`/oembed?url=${encodeURIComponent(`${origin}${path}`)}${more}`)
    return { status: answered.status, body: await answered.json() }
  }
  expect(await oembed(`/replay/${game}`, '&maxwidth=500')).toMatchObject({
    status: 200,
    body: {
      type: 'rich',
      title: 'Ada against Bob',
      width: 500,
      html: expect.stringMatching(`^<iframe src="${origin}/embed/${game}" width="500" height="600"`),
    },
  })
  expect(await oembed('/cards/hedge_fund')).toMatchObject({ body: { type: 'link', title: 'Hedge Fund' } })
  expect((await get('/oembed?url=https://elsewhere.example/x')).status).toBe(404)
  expect((await get('/oembed?url=nothing')).status).toBe(400)
  const framing = async (path: string) => {
    const { headers } = await get(path)
    return [
      /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '')?.[0],
      headers.get('x-frame-options'),
    ]
  }
  expect(await framing(`/embed/${game}`)).toEqual(['frame-ancestors *', null])
  expect(await framing(`/replay/${game}`)).toEqual(["frame-ancestors 'none'", 'SAMEORIGIN'])
})

test('of a replay for its players alone nothing is told', async () => {
  const { runner, game } = await begun({})
  await runner.get('concede', { game })
  const told = await toldOf(`/replay/${game}`)
  expect(told.title).toBe('Paydata')
  expect(told.text).not.toMatch(/Ada|Bob/)
})

test('a card, a deck and a player have titles of their own; an address with nothing there has that of the server', async () => {
  expect(await toldOf('/cards/hedge_fund')).toMatchObject({
    title: 'Hedge Fund',
    lead: 'Operation · Neutral Corp · Core Set',
  })
  const deck = {
    name: 'Fast & loud',
    identity: 'noise_hacker_extraordinaire',
    cards: [['diesel', 3]],
  } as const
  expect(await toldOf(`/decks/shared?deck=${deckCode(deck)}`)).toMatchObject({
    title: 'Fast &amp; loud',
    lead: 'A deck of Noise: Hacker Extraordinaire, 3 cards. Look at it, change it, play it.',
  })
  expect((await toldOf('/learn/steal')).title).toBe('Learn Netrunner in your browser')
  expect((await toldOf('/glossary/rez')).title).toBe('The words of Netrunner')
  const { me } = await guest(server.port, 'Grace')
  const player = await toldOf(`/players/${me.id}`)
  expect([player.title, player.found.get('og:type')]).toEqual(['Grace plays Netrunner', 'profile'])
  for (const path of ['/', '/cards/no_such_card', '/decks/shared?deck=1.damaged', '/game/none', '//', '/x/y'])
    expect(await toldOf(path), path).toMatchObject({
      title: 'Paydata',
      lead: 'Netrunner in the browser, every rule enforced',
    })
})

test('where the database cannot be read, an address has the title of the server', async () => {
  const store = await openStore((databases[0] ?? expect.fail())[1]())
  await store.destroy()
  const address = new URL('http://server/players/somebody')
  expect(await aboutAddress(store, address, await wordsFor(['en']))).toMatchObject({ title: 'Paydata' })
})

test('what players write is no markup', async () => {
  const deck = { name: '"/><script>1</script>', identity: 'noise_hacker_extraordinaire', cards: [] }
  const { text } = await toldOf(`/decks/shared?deck=${deckCode(deck)}&"><script>2</script>`)
  expect(text).not.toContain('<script>')
})

test('each link has a picture of 1200 by 630, at an address with the origin before it', async () => {
  const { image = '' } = await toldOf('/cards/hedge_fund')
  expect(image).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/link\.png\?/)
  const answered = await fetch(image)
  expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await answered.arrayBuffer())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const other = Buffer.from(await (await get('/link.png?of=/cards/snare')).arrayBuffer())
  expect(png.equals(other)).toBe(false)
  expect((await get('/link.png?of=a&of=b')).status).toBe(400)
})

test('who opens ever more links is given the page all the same, with the title of the server', async () => {
  const few = await serving((databases[0] ?? expect.fail())[1](), { PAGE: page, RATES: '1' }, standing)
  const opened = await Promise.all(
    Array.from({ length: 62 }, async () => {
      const answered = await fetch(`http://127.0.0.1:${few.port}/cards/hedge_fund`)
      expect(answered.status).toBe(200)
      return /<title>[^<]*<\/title>/.exec(await answered.text())?.[0]
    }),
  )
  const titles = (title: string) => opened.filter(each => each === `<title>${title}</title>`).length
  expect([titles('Hedge Fund – Paydata'), titles('Paydata')]).toEqual([60, 2])
  await few.close()
})

test('a link longer than any that there is has the title of the server', async () => {
  expect(await toldOf(`/cards/hedge_fund?${'x'.repeat(5000)}`)).toMatchObject({
    title: 'Paydata',
    image: expect.stringMatching(/of=%2F&/),
  })
})

test('a picture is painted for all who ask for it, also when the address that asked first has no turn', async () => {
  let refuse = (_why: Error): void => undefined
  const crowded = new Promise<Uint8Array>((_resolve, reject) => {
    refuse = reject
  })
  const paint = vi.fn((_drawing: unknown, address: string) =>
    address === 'crowded' ? crowded : Promise.resolve(new Uint8Array([1])),
  )
  const painted = pictures({ paint }, [])
  const first = painted('<svg/>', 'crowded')
  const others = [painted('<svg/>', 'quiet'), painted('<svg/>', 'quieter')]
  refuse(new RefusedError('busy'))
  await expect(first).rejects.toThrow('busy')
  expect(await Promise.all(others)).toEqual([new Uint8Array([1]), new Uint8Array([1])])
  expect(paint.mock.calls.map(([, address]) => address)).toEqual(['crowded', 'quiet'])
})

test('who asks for ever more pictures is let wait', async () => {
  const few = await serving((databases[0] ?? expect.fail())[1](), { PAGE: page, RATES: '1' }, standing)
  const asked = await Promise.all(
    Array.from({ length: 60 }, () =>
      fetch(`http://127.0.0.1:${few.port}/link.png`).then(({ status }) => status),
    ),
  )
  const answered = (with_: number) => asked.filter(status => status === with_).length
  expect([answered(200), answered(429)]).toEqual([40, 20])
  await few.close()
})
