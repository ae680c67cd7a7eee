import type { NewMeasure, ReportShown } from '@paydata/protocol'
import { clocksOfPaces } from '@paydata/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveRole } from '../src/roles/roles.ts'
import type { Running } from '../src/server.ts'
import { openStore } from '../src/store/open.ts'
import { askOver, claimed, getOver } from './asking.ts'
import { starters } from './players.ts'
import type { Line, Visitor } from './serving.ts'
import { chance, connected, guest, newId, serving } from './serving.ts'
import { databases, describeOn, testOn, worlds } from './stores.ts'

const aDay = 86_400_000
const mute: NewMeasure = { kind: 'mute', reason: 'insults', days: 3 }

describeOn(worlds, fresh => {
  const where = fresh()
  let server: Running
  let [olga, mona]: Visitor[] = []
  /** Milliseconds by which the clock of the server is ahead. */
  let later = 0
  beforeAll(async () => {
    const before = await serving(where)
    const [operator, moderator] = [await claimed(before.port, 'Olga'), await claimed(before.port, 'Mona')]
    await before.close()
    const store = await openStore(where)
    await giveRole(store, { is: 'command' }, 'Olga', 'operator', 1)
    await giveRole(store, { is: 'command' }, 'Mona', 'moderator', 2)
    await store.destroy()
    server = await serving(where, {}, () => Date.now() + later)
    olga = operator
    mona = moderator
  })
  afterAll(() => server.close())

  const operator = (): Visitor => olga ?? expect.fail()
  const moderator = (): Visitor => mona ?? expect.fail()

  /** Two at a table: the one who is going to be reported sits as the Runner. */
  async function atTable(name: string) {
    const [ada, other] = [await guest(server.port, `Ada of ${name}`), await guest(server.port, name)]
    const [corp, runner] = [await connected(server.port, ada), await connected(server.port, other)]
    const { room } = await corp.get('create', { id: newId(), side: 'corp' })
    await runner.get('sit', { game: room.id, side: 'runner' })
    const say = (line: Line, text: string) =>
      line.ask('say', { game: room.id, id: newId(), channel: 'players', text })
    return { ada, other, corp, runner, game: room.id, say }
  }
  /** The same, and what the one has said is reported by the other. */
  async function reported(name: string) {
    const at = await atTable(name)
    for (const text of ['One', 'Two', 'Three', 'You play like a bot', 'Five', 'Six', 'Seven'])
      await at.say(text === 'You play like a bot' ? at.runner : at.corp, text)
    const { report } = await at.corp.get('reportLine', {
      game: at.game,
      n: 4,
      id: newId(),
      text: 'That was rude',
    })
    return { ...at, report }
  }
  /** All reports that wait, a page after the other. */
  async function waiting(after: string | null = null): Promise<readonly ReportShown[]> {
    const asked = { state: 'waiting', after } as const
    const { reports, next } = await getOver(server.port, moderator(), 'reports', asked)
    return next === null ? reports : [...reports, ...(await waiting(next))]
  }
  const settle = (who: Visitor, report: string, measure: NewMeasure | null) =>
    askOver(server.port, who, 'settleReport', { report, measure })
  const take = (who: Visitor, player: string, measure: NewMeasure) =>
    askOver(server.port, who, 'takeMeasure', { id: newId(), player, measure })
  const mine = async (who: Visitor) => (await getOver(server.port, who, 'myMeasures', {})).measures
  const readAll = async (who: Visitor) => {
    for (const { id } of await mine(who)) await getOver(server.port, who, 'readMeasure', { measure: id })
  }
  const isUnread = async (who: Visitor) => (await getOver(server.port, who, 'whoAmI', {})).unread
  const because = (code: string) => ({ ok: false, why: 'notAllowed', because: [{ code }] })

  test('a line that was reported waits with what was said around it, and with what is known of both', async () => {
    const { ada, other, report, game } = await reported('Rita')
    const found = (await waiting()).find(({ id }) => id === report)
    expect(found).toMatchObject({
      game,
      about: { is: 'line', text: 'That was rude', line: { text: 'You play like a bot' } },
      reporter: { player: ada.me, reported: 0, reports: 1, measures: [] },
      reported: { player: other.me, reported: 1, reports: 0, measures: [] },
      settled: null,
    })
    const around = found?.about.is === 'line' ? found.about.around.map(({ text }) => text) : []
    expect(around).toEqual(['One', 'Two', 'Three', 'You play like a bot', 'Five', 'Six'])
  })

  test('who is muted says nothing until the days are over, reads why, and who settled it is noted', async () => {
    const { other, report, runner, say } = await reported('Paul')
    expect(await isUnread(other)).toBe(false)
    expect(await settle(moderator(), report, mute)).toMatchObject({
      report: { settled: { by: { name: 'Mona' }, measure: 'mute' } },
    })
    expect(await say(runner, 'Hm')).toMatchObject({
      ...{ ok: false, why: 'notAllowed' },
      because: [{ code: 'mutedUntil', params: { until: expect.any(Number) } }],
    })
    expect(await isUnread(other)).toBe(true)
    const [told, ...more] = await mine(other)
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'mute', reason: 'insults', seenAt: null, appeal: null })
    expect((told?.until ?? 0) - (told?.at ?? 0)).toBe(3 * aDay)
    // Nobody is told by whom.
    expect(JSON.stringify(told)).not.toContain(moderator().me.id)
    await getOver(server.port, other, 'readMeasure', { measure: told?.id ?? '' })
    expect(await isUnread(other)).toBe(false)
    const { lines } = await getOver(server.port, operator(), 'audit', {})
    const byMona = { by: { name: 'Mona' }, as: 'moderator', to: { name: 'Paul' } }
    expect(new Set(lines.slice(0, 2).map(({ deed }) => deed))).toEqual(
      new Set(['tookMeasure', 'settledReport']),
    )
    expect(lines.find(({ deed }) => deed === 'tookMeasure')).toMatchObject({
      ...byMona,
      measure: { kind: 'mute', reason: 'insults' },
    })
    // Nor is it told in what they may take with them.
    for (const part of ['audit', 'measures'] as const)
      expect(JSON.stringify(await getOver(server.port, other, 'ownData', { part }))).not.toContain('Mona')
    const { rows } = await getOver(server.port, other, 'ownData', { part: 'measures' })
    expect(rows).toMatchObject([{ kind: 'mute', id: told?.id }])
    later += 3 * aDay + 1
    expect(await say(runner, 'I am back')).toMatchObject({ ok: true })
  })

  test('of two who settle a report the second is told so, and the first may ask again', async () => {
    const { report, other } = await reported('Sven')
    const both = await Promise.all([settle(moderator(), report, mute), settle(operator(), report, null)])
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(both.find(({ ok }) => !ok)).toMatchObject(because('settledAlready'))
    const first = both[0]?.ok === true ? settle(moderator(), report, mute) : settle(operator(), report, null)
    expect(await first).toMatchObject({ ok: true })
    expect((await mine(other)).length).toBe(both[0]?.ok === true ? 1 : 0)
    expect((await waiting()).map(({ id }) => id)).not.toContain(report)
    const { reports } = await getOver(server.port, moderator(), 'reports', { state: 'settled' })
    expect(reports[0]?.id).toBe(report)
  })

  test('a player speaks once against a measure, and it is lifted or kept', async () => {
    const { other, runner, say } = await atTable('Tina')
    await take(moderator(), other.me.id, mute)
    const measure = (await mine(other))[0]?.id ?? ''
    const appeal = (text: string) => askOver(server.port, other, 'appeal', { measure, text })
    expect(await appeal('It was a joke')).toMatchObject({ measures: [{ appeal: { answer: null } }] })
    // After a lost answer it is sent again.
    expect(await appeal('It was a joke')).toMatchObject({ ok: true })
    expect(await appeal('And another thing')).toMatchObject(because('appealedAlready'))
    const appeals = async () => (await getOver(server.port, moderator(), 'appeals', {})).appeals
    const waits = (await appeals()).find(({ player }) => player.id === other.me.id)
    expect(waits?.measure).toMatchObject({ id: measure, appeal: { text: 'It was a joke' } })
    const answer = (which: 'kept' | 'lifted') =>
      askOver(server.port, operator(), 'answerAppeal', { measure, answer: which })
    expect(await answer('lifted')).toMatchObject({ ok: true })
    expect(await answer('lifted')).toMatchObject({ ok: true })
    expect(await answer('kept')).toMatchObject(because('settledAlready'))
    expect((await appeals()).map(({ player }) => player.id)).not.toContain(other.me.id)
    expect(await say(runner, 'Thank you')).toMatchObject({ ok: true })
    // The player is told of it.
    expect(await isUnread(other)).toBe(true)
    expect(await mine(other)).toMatchObject([
      { liftedAt: expect.any(Number), unread: true, appeal: { answer: 'lifted' } },
    ])
    await getOver(server.port, other, 'readMeasure', { measure })
    expect(await isUnread(other)).toBe(false)
  })

  test('who may begin no games for points begins others, and whoever is closed out sits down with nobody', async () => {
    const decks = { corp: { starter: starters.corp }, runner: { starter: starters.runner } }
    const other = await claimed(server.port, 'Uwe')
    const line = await connected(server.port, other)
    const host = await connected(server.port, await claimed(server.port, 'Hugo'))
    const clock = clocksOfPaces.normal
    const forPoints = { stakes: 'rated', takeBacks: 'never', clock, side: 'corp' } as const
    const create = (more: object) => line.ask('create', { id: newId(), side: 'corp', ...more })
    const wish = { side: 'either', format: 'all', pace: 'normal', decks } as const
    const search = (stakes: 'rated' | 'friendly') => line.ask('search', { id: newId(), ...wish, stakes })
    const rated = (await host.get('create', { id: newId(), ...forPoints })).room.id
    const friendly = (await host.get('create', { id: newId(), side: 'corp' })).room.id
    const sit = (game: string) => line.ask('sit', { game, side: 'runner' })

    const found = await search('rated')
    expect(found).toMatchObject({ ok: true })
    await take(moderator(), other.me.id, { kind: 'unrated', reason: 'leaving', days: 7 })
    expect((await line.get('mySearch', {})).search).toBeNull()
    // Before anything else they read it.
    expect(await sit(friendly)).toMatchObject(because('readFirst'))
    await readAll(other)
    const notForPoints = { because: [{ code: 'unratedUntil' }] }
    expect(await search('rated')).toMatchObject(notForPoints)
    expect(await create(forPoints)).toMatchObject(notForPoints)
    expect(await sit(rated)).toMatchObject(notForPoints)
    expect(await sit(friendly)).toMatchObject({ ok: true })
    await line.get('stand', { game: friendly })

    await take(operator(), other.me.id, { kind: 'close', reason: 'cheating' })
    for (const refused of [await create({}), await search('friendly'), await sit(friendly)])
      expect(refused).toMatchObject(because('closedOut'))
    const said = { game: friendly, id: newId(), channel: 'spectators', text: 'Why?' } as const
    expect(await line.ask('say', said)).toMatchObject(because('closedOut'))
    // They still read why, take their data with them, and may go for good.
    expect(await mine(other)).toMatchObject([{ kind: 'close', until: null }, { kind: 'unrated' }])
    await getOver(server.port, other, 'ownData', { part: 'account' })
    await getOver(server.port, other, 'deleteMe', {})
  })

  test('nobody does anything about themselves, and a moderator nothing about an operator', async () => {
    const [first, second] = [moderator(), operator()]
    expect(await take(first, first.me.id, mute)).toMatchObject(because('notAboutThem'))
    expect(await take(first, second.me.id, mute)).toMatchObject(because('notAboutThem'))
    expect(await take(first, 'pnobody', mute)).toMatchObject({ why: 'noSuchThing' })
    const third = await claimed(server.port, 'Third')
    await getOver(server.port, second, 'giveRole', { name: 'Third', role: 'moderator' })
    expect(await take(first, third.me.id, mute)).toMatchObject(because('notAboutThem'))
    expect(await mine(second)).toEqual([])
  })

  test('a game does not begin for somebody who was closed out after they sat down, whoever is ready', async () => {
    const { other, corp, runner, game } = await atTable('Xaver')
    for (const [line, deck] of [
      [corp, starters.corp],
      [runner, starters.runner],
    ] as const)
      await line.get('chooseDeck', { game, deck: { starter: deck } })
    await runner.get('ready', { game, chance: chance() })
    await take(moderator(), other.me.id, { kind: 'close', reason: 'cheating' })
    expect(await corp.ask('ready', { game, chance: chance() })).toMatchObject(because('otherMayNot'))
  })

  test('whoever accepts a challenge learns nothing of what was decided about the other, and a muted player names no game', async () => {
    const decks = { corp: { starter: starters.corp }, runner: { starter: starters.runner } }
    const [from, to] = [await claimed(server.port, 'Yana'), await claimed(server.port, 'Zeno')]
    const [asking, asked] = [await connected(server.port, from), await connected(server.port, to)]
    const wish = { side: 'either', format: 'all', pace: 'normal', stakes: 'friendly', decks } as const
    const { challenge } = await asking.get('challenge', { id: newId(), player: to.me.id, ...wish })
    await take(moderator(), from.me.id, mute)
    const accepted = await asked.ask('acceptChallenge', { challenge: challenge.id })
    expect(accepted).toMatchObject(because('otherMayNot'))
    await readAll(from)
    expect(
      await asking.ask('create', { id: newId(), side: 'corp', title: 'You are all bots' }),
    ).toMatchObject({
      because: [{ code: 'mutedUntil' }],
    })
    expect(await askOver(server.port, from, 'rename', { name: 'You are all bots' })).toMatchObject({
      because: [{ code: 'mutedUntil' }],
    })
  })

  test('reports come a page at a time, and a place that is none is refused', async () => {
    for (let nth = 0; nth < 11; nth++) await reported(`Page ${nth}`)
    const ids = (await waiting()).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(10)
    expect(new Set(ids).size).toBe(ids.length)
    for (const place of ['Infinity x', '99999999999999999999999 x', 'x'])
      expect(
        await askOver(server.port, moderator(), 'reports', { state: 'waiting', after: place }),
      ).toMatchObject({ why: 'malformed' })
  })

  test('a player is found by name with all that was done about them, and a request that is sent again does nothing twice', async () => {
    const other = await guest(server.port, 'Vera the Second')
    const asked = { id: newId(), player: other.me.id, measure: { kind: 'warn', reason: 'name' } } as const
    for (let times = 0; times < 2; times++) await getOver(server.port, moderator(), 'takeMeasure', asked)
    const { history } = await getOver(server.port, moderator(), 'history', { name: 'vera the second' })
    expect(history).toMatchObject({ player: other.me, measures: [{ kind: 'warn', until: null }] })
    expect(await askOver(server.port, moderator(), 'history', { name: 'Nobody there' })).toMatchObject({
      why: 'noSuchThing',
    })
  })

  test('a try without the role is noted', async () => {
    const nosy = await claimed(server.port, 'Nosy')
    const tried = askOver(server.port, nosy, 'reports', { state: 'waiting' })
    expect(await tried).toMatchObject(because('needsRole'))
    const { lines } = await getOver(server.port, operator(), 'audit', {})
    expect(lines.filter(({ by }) => by?.id === nosy.me.id)).toMatchObject([
      { deed: 'wasRefused', as: null, to: null, role: 'moderator' },
    ])
  })

  test('who is deleted is named in no report any more, and what was done about them is gone', async () => {
    const { other, report } = await reported('Wanda')
    await take(moderator(), other.me.id, { kind: 'warn', reason: 'spam' })
    await getOver(server.port, other, 'deleteMe', {})
    const left = (await waiting()).find(({ id }) => id === report)
    expect(left).toMatchObject({
      reported: null,
      about: { is: 'line', line: { text: 'You play like a bot' } },
    })
    expect(JSON.stringify(left)).not.toContain(other.me.id)
    expect(await settle(moderator(), report, mute)).toMatchObject(because('aboutNobody'))
    expect(await settle(moderator(), report, null)).toMatchObject({ ok: true })
  })
})

testOn(databases, 'of many tries without a role a few are noted', async fresh => {
  const where = fresh()
  const server = await serving(where, { RATES: '1' })
  const nosy = await guest(server.port, 'Nosy')
  for (let times = 0; times < 9; times++)
    expect(await askOver(server.port, nosy, 'reports', { state: 'waiting' })).toMatchObject({ ok: false })
  await server.close()
  const store = await openStore(where)
  expect((await store.selectFrom('audit').select('deed').execute()).map(({ deed }) => deed)).toEqual(
    Array.from({ length: 5 }, () => 'wasRefused'),
  )
  await store.destroy()
})
