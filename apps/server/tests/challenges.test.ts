import type { Pushed, PushName, Sent } from '@paydata/protocol'
import { expect, onTestFinished, test } from 'vitest'
import type { Someone } from './elsewhere.ts'
import { someone } from './elsewhere.ts'
import { chance, serving } from './serving.ts'
import { describeOn, threads, worlds } from './stores.ts'
import { decks, wish } from './wishes.ts'

/** Everything of a name that is heard at a window, in the order in which it comes. */
function heard<Name extends PushName>({ line }: Someone, name: Name): readonly Pushed<Name>[] {
  const come: Pushed<Name>[] = []
  line.on(name, pushed => void come.push(pushed))
  return come
}

/** In which states somebody has heard that a challenge is. */
const statesOf = (told: readonly Pushed<'challenge'>[], id: string) =>
  told.flatMap(({ challenge }) => (challenge.id === id ? [challenge.state] : []))

describeOn([...worlds, threads], fresh => {
  /** A server whose time goes on only when it is told to, and how somebody comes to it. */
  async function opened() {
    const where = fresh()
    const TRUST_PROXY = where.REDIS_URL === undefined ? '1' : '2'
    let time = Date.now()
    const server = await serving(where, { TRUST_PROXY }, () => time)
    onTestFinished(() => server.close())
    return {
      now: () => time,
      passes: (milliseconds: number) => void (time += milliseconds),
      come: (name: string) => someone(server.port, name),
    }
  }

  test('whoever wants it is called when somebody looks, the first to come plays, and the others are told so', async () => {
    const { come, now, passes } = await opened()
    const [ada, bob, eve, fay] = [await come('Ada'), await come('Bob'), await come('Eve'), await come('Fay')]
    const until = now() + 3_600_000
    expect(await bob.line.get('callMe', { wants: 'calls' })).toMatchObject({ until })
    expect((await bob.line.get('mySearch', {})).called).toBe(until)
    await eve.line.get('callMe', { wants: 'calls', format: 'all' })
    await fay.line.get('callMe', { wants: 'calls', format: 'core' })
    const called = [heard(bob, 'called'), heard(eve, 'called')]
    const [over, forFay] = [heard(eve, 'callOver'), heard(fay, 'called')]
    const { search } = await ada.line.get('search', wish({ side: 'corp' }))
    // Most find somebody sooner.
    passes(2001)
    for (const each of called)
      await expect
        .poll(() => each)
        .toEqual([{ call: { game: search.game, format: 'all', pace: 'none', side: 'corp' } }])
    await bob.line.get('sit', { game: search.game, side: 'runner' })
    await expect.poll(() => over).toEqual([{ game: search.game }])
    const refused = await eve.line.ask('sit', { game: search.game, side: 'runner' })
    expect(refused).toMatchObject({ ok: false, why: 'seatTaken' })
    expect(forFay).toEqual([])
    for (const { line } of [bob, eve, fay]) await line.get('callMe', { wants: 'nothing' })
    expect((await bob.line.get('mySearch', {})).called).toBeNull()
  })

  test('a challenge is accepted, and both are at a table', async () => {
    const { come } = await opened()
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    const told = heard(bob, 'challenge')
    const asked = { ...wish({ side: 'corp', pace: 'fast' }), player: bob.visitor.me.id }
    const { challenge } = await ada.line.get('challenge', asked)
    expect((await ada.line.get('challenge', asked)).challenge.id).toBe(challenge.id)
    await expect.poll(() => statesOf(told, challenge.id)).toContain('open')
    expect(told[0]?.challenge).toMatchObject({ from: { name: 'Ada' }, pace: 'fast' })
    const wrong = await ada.line.ask('acceptChallenge', { challenge: challenge.id })
    expect(wrong).toMatchObject({ ok: false, why: 'notAllowed' })
    const accepted = await bob.line.get('acceptChallenge', { challenge: challenge.id })
    const game = accepted.challenge.game ?? expect.fail()
    expect((await ada.line.get('challenges', {})).challenges[0]).toMatchObject({ state: 'accepted', game })
    const again = await bob.line.get('acceptChallenge', { challenge: challenge.id })
    expect(again.challenge.game).toBe(game)
    const { room } = await bob.line.get('enter', { game })
    expect(room).toMatchObject({ you: 'runner', settings: { listed: 'private', clock: { bank: 900 } } })
    expect(room.seats.corp).toMatchObject({ who: { name: 'Ada' }, deck: 'chosen' })
    await bob.line.get('chooseDeck', { game, deck: decks.runner })
    await bob.line.get('ready', { game, chance: chance() })
    expect((await ada.line.get('ready', { game, chance: chance() })).room.state).toBe('playing')
  })

  test('a challenge is declined with a reason, or taken back, and is over after a day', async () => {
    const { come, passes } = await opened()
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    const player = bob.visitor.me.id
    const ask = async () => (await ada.line.get('challenge', { ...wish(), player })).challenge.id
    const [one, two, three] = [await ask(), await ask(), await ask()]
    const told = heard(ada, 'challenge')
    await bob.line.get('declineChallenge', { challenge: one, why: 'otherPace' })
    await expect.poll(() => statesOf(told, one)).toContain('declined')
    const declined = told.find(({ challenge }) => challenge.state === 'declined')
    expect(declined?.challenge).toMatchObject({ id: one, why: 'otherPace' })
    await ada.line.get('withdrawChallenge', { challenge: two })
    const late = await bob.line.ask('acceptChallenge', { challenge: two })
    expect(late).toMatchObject({ ok: false, why: 'seatTaken' })
    passes(24 * 3_600_000)
    const { challenges } = await bob.line.get('challenges', {})
    expect(new Map(challenges.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [one, 'declined'],
        [two, 'withdrawn'],
        [three, 'expired'],
      ]),
    )
    expect(await bob.line.ask('acceptChallenge', { challenge: three })).toMatchObject({ ok: false })
  })

  test('nobody challenges themselves, nobody, somebody who has blocked them, or without a legal deck', async () => {
    const { come } = await opened()
    const [ada, bob] = [await come('Ada'), await come('Bob')]
    const [own, other] = [ada.visitor.me.id, bob.visitor.me.id]
    await bob.line.get('block', { player: own, block: 'yes' })
    const at = (player: string, more: Partial<Sent<'search'>> = {}) =>
      ada.line.ask('challenge', { ...wish(more), player })
    expect(await at(other)).toMatchObject({ ok: false, why: 'notAllowed', because: [{ code: 'keptApart' }] })
    expect(await at(own)).toMatchObject({ ok: false, why: 'noSuchThing' })
    expect(await at('pnobody')).toMatchObject({ ok: false, why: 'noSuchThing' })
    await bob.line.get('block', { player: own, block: 'no' })
    expect(await at(other, { format: 'startup' })).toMatchObject({ ok: false, why: 'deckIllegal' })
    expect((await bob.line.get('challenges', {})).challenges).toEqual([])
  })
})
