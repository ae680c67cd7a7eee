import { isolated } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { goOnText } from '../online/go-on-text.ts'
import { personName } from '../ui/person-name.ts'
import { loadWords } from './language.ts'
import { replay } from './replay.ts'
import { say } from './say.ts'
import { waiting } from './waiting.ts'

await loadWords('page')
await loadWords('home')
await loadWords('replay')
await loadWords('waiting')

const ada = 'עדה'

test('a name written from right to left does not reverse the text after it', () => {
  const { hints, online, player } = say
  const own = `\u2068${ada}\u2069`
  expect(isolated(ada)).toBe(own)
  for (const line of [
    online.me.menu(ada),
    hints.reading.mute(ada),
    hints.reading.unmute(ada),
    waiting.letSit(ada),
    waiting.named(ada),
    goOnText(ada, null),
    goOnText('', { name: ada }),
    player.more('Corp', ada),
    replay.against.named(ada),
  ])
    expect(line).toContain(own)
})

test('a player without a name is not called by one in a sentence', () => {
  expect(goOnText('', { name: '' })).toBe('Go on with your game')
  expect(goOnText('Friday', { name: '' })).toBe('Go on with your game “Friday”')
})

test.each(['محمد 2', 'ﬡda', '\u{1e900}\u{1e901}', 'Ada ב', '阿达', '🐉'])('%s is isolated', name => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})

test.each(['Ada', 'Ада', 'Αδα', 'O’Neill – Zoë', ''])('%s is not changed', name => {
  expect(isolated(name)).toBe(name)
})

test('the name of a deck turns nothing around, whatever is in it', () => {
  expect(say.online.room.deckNamed('Deck\u202Eyadaer ton')).toBe(say.online.room.deckNamed('Deckyadaer ton'))
  // What would end the isolation of a name is not part of it.
  expect(say.online.room.deckNamed(`${ada}\u2069\u202E`)).toContain(`\u2068${ada}\u2069`)
})

test('a computer is called as the words of the page call it, and by its server where that does not tell which it is', () => {
  expect(personName({ name: 'of the server', level: 'search' })).toBe(say.computers.search)
  expect(personName({ name: 'of the server' })).toBe('of the server')
  expect(goOnText('', { name: 'of the server', level: 'random' })).toContain(say.computers.random)
})
