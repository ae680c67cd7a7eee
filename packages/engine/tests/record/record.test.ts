import { expect, test } from 'vitest'
import type { Game, Question } from '../../src/index.ts'
import { digestOf, loadGame, namedReply, optionNames, replyNamed, saveGame } from '../../src/index.ts'
import type { Moment } from '../laws/games.ts'
import { everyNth, randomGame, seeds, where } from '../laws/games.ts'

/** The same question as a release would ask it that lists everything the other way round. */
const turnedRound = (question: Question): Question =>
  question.form === 'choose'
    ? { ...question, options: question.options.toReversed() }
    : question.form === 'allocate'
      ? { ...question, sources: question.sources.toReversed() }
      : question

test.each(seeds(4100, 12))('game %i: a reply is named, and its names lead back to it', seed => {
  randomGame(seed, ({ before, side, reply }) => {
    const question = before.waiting.find(each => each.for === side)
    if (question === undefined) throw new Error('nobody was asked')
    expect(replyNamed(question, JSON.parse(JSON.stringify(namedReply(question, reply))))).toEqual(reply)
  })
})

test.each(seeds(4200, 6))('game %i: no two options of a question have one name', seed => {
  randomGame(seed, ({ after }) => {
    for (const options of after.waiting.flatMap(each => (each.form === 'choose' ? [each.options] : []))) {
      const names = optionNames(options)
      expect(new Set(names).size).toBe(names.length)
    }
  })
})

test.each(seeds(4300, 6))(
  'game %i: a stored reply means the same where options stand in another order',
  seed => {
    const chosen = ({ before, side, reply }: Moment): void => {
      const question = before.waiting.find(each => each.for === side)
      if (question?.form !== 'choose' || !('choose' in reply)) throw new Error('nothing was chosen')
      const other = turnedRound(question)
      const again = replyNamed(other, namedReply(question, reply))
      if (again === undefined || !('choose' in again) || other.form !== 'choose')
        throw new Error('it is lost')
      const names = optionNames(question.options)
      const plain = (name: string | undefined) => name?.replace(/#\d+$/, '')
      const namesAgain = optionNames(other.options)
      expect(again.choose.map(i => plain(namesAgain[i]))).toEqual(reply.choose.map(i => plain(names[i])))
    }
    randomGame(
      seed,
      where(({ reply }) => 'choose' in reply, chosen),
    )
  },
)

test('a stored reply that names what is not there is not given', () => {
  randomGame(4400, ({ before }) => {
    for (const question of before.waiting)
      expect(replyNamed(question, { chosen: ['install:999.1'] })).toBeUndefined()
    for (const question of before.waiting.filter(({ form }) => form !== 'number'))
      expect(replyNamed(question, { number: 1 })).toBeUndefined()
  })
})

test.each(seeds(4500, 6))('game %i: a game has the same digest when it was saved and read again', seed => {
  randomGame(seed, ({ after }) => expect(digestOf(loadGame(saveGame(after)))).toBe(digestOf(after)))
})

/** Something that a player sees changes. */
const changes: Readonly<Record<string, (game: Game) => void>> = {
  'a credit more': game => {
    game.corp.credits++
  },
  'a tag more': game => {
    game.runner.tags++
  },
  'another turn': game => {
    game.turn++
  },
  'more chance used': game => {
    game.random.drawn++
  },
  'two cards of R&D change places': game => {
    game.zones.rnd.reverse()
  },
  'a card that lies faceup': game => {
    Object.assign(game.cards[3] ?? {}, { faceup: game.cards[3]?.faceup === false })
  },
  'a counter on a card': game => {
    Object.assign(game.cards[3] ?? {}, { counters: { virus: 1 } })
  },
  'an option less': game => {
    const [question] = game.waiting
    if (question?.form !== 'choose') throw new Error('no choice')
    game.waiting = [{ ...question, options: question.options.slice(1) }]
  },
}

test.each(Object.entries(changes))('%s makes another digest', (_, change) => {
  let compared = 0
  const compare = everyNth(30, ({ after }) => {
    const changed = structuredClone(after)
    change(changed)
    expect(digestOf(changed)).not.toBe(digestOf(after))
    compared++
  })
  randomGame(
    4600,
    where(
      ({ after }) =>
        after.over === null && after.zones.rnd.length >= 2 && after.waiting[0]?.form === 'choose',
      compare,
    ),
  )
  expect(compared).toBeGreaterThan(5)
})
