import { speechOf, tags } from '@paydata/words/languages'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { keepReplay } from '../local/kept-replays.ts'
import { loadWords, speak } from '../messages/language.ts'
import { LocalGames } from './local-games.tsx'
import { Played } from './my-games.tsx'

await loadWords('page')
await loadWords('replay')

const [, another = expect.fail('there is one language')] = tags
const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  Object.defineProperty(globalThis, 'localStorage', {
    value: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    },
    configurable: true,
  })
})

const keep = (replay: unknown): void =>
  keepReplay({
    at: 1,
    seat: 'corp',
    winner: 'corp',
    decks: { corp: 'One', runner: 'Other' },
    replay: JSON.stringify(replay),
  })
const here = () => renderToStaticMarkup(<LocalGames onOpen={() => undefined} />)

test('a game in this browser names its rules if they are not the newest', () => {
  keep({ setup: { edition: '26.03' } })
  keep({ setup: null })
  expect(here()).toContain('won as the Corp')
  expect(here()).not.toContain('rules of')
  keep({ setup: { edition: '2013' } })
  expect(here().match(/rules of [^<]*/g)).toEqual(['rules of 2013 (FAQ 1.1)'])
})

test('it names them in another language, too', async () => {
  keep({ setup: { edition: '2012' } })
  await speak(another)
  const { play } = await speechOf(another).page.page()
  expect(play.rulesOf('')).not.toBe('rules of ')
  expect(here()).toContain(`<span>${play.rulesOf(play.editions['2012'])}</span>`)
  await speak('en')
})

test('a game on this server names its rules if they are not the newest', () => {
  const shown = (edition: '26.03' | '1.4') =>
    renderToStaticMarkup(
      <Played
        game={{
          game: 'abcdefghijklmnopqrst',
          title: '',
          state: 'over',
          edition,
          side: 'runner',
          opponent: null,
          result: null,
          match: null,
          since: 1,
        }}
      />,
    )
  expect(shown('1.4')).toContain('<span>rules of 2019 (CR 1.4)</span>')
  expect(shown('26.03')).not.toContain('rules of')
})
