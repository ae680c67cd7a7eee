import { expect, test } from 'vitest'
import type { Asker } from '../src/identity/hashing.ts'
import { derivingFor, hashingInTurn } from '../src/identity/hashing.ts'
import { mustKnowPassword } from '../src/identity/players.ts'
import { RefusedError } from '../src/refusing.ts'
import { derivesHere } from './serving.ts'

const at = (address: string): Asker => ({ is: 'stranger', address })
const known: Asker = { is: 'known', player: 'ada' }

/** Hashes that are done when a test says so, in the order in which they began. */
function hashes() {
  const begun: { readonly name: string; readonly done: () => void }[] = []
  return {
    names: () => begun.map(({ name }) => name),
    hash: (name: string) => () => new Promise<void>(done => void begun.push({ name, done })),
    async finish(name: string) {
      begun.find(each => each.name === name)?.done()
      await new Promise(resolve => setImmediate(resolve))
    },
  }
}

const whyRefused = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    error => (error instanceof RefusedError ? error.refused.why : String(error)),
  )

test('only so many passwords are hashed at once, and a known browser is the next', async () => {
  const { names, hash, finish } = hashes()
  const inTurn = hashingInTurn({ atOnce: 2, waiting: 4, waitingOfOne: 2 })
  for (const name of ['a', 'b', 'c', 'd']) void inTurn(at(name), hash(name))
  void inTurn(known, hash('known'))
  await finish('none')
  expect(names()).toEqual(['a', 'b'])
  await finish('a')
  expect(names()).toEqual(['a', 'b', 'known'])
  for (const name of ['b', 'known', 'c', 'd']) await finish(name)
  expect(names()).toEqual(['a', 'b', 'known', 'c', 'd'])
  void inTurn(at('e'), hash('e'))
  await finish('none')
  expect(names().at(-1)).toBe('e')
})

test('an address has a few of the places, and strangers take none of known browsers', async () => {
  const { names, hash } = hashes()
  const inTurn = hashingInTurn({ atOnce: 1, waiting: 3, waitingOfOne: 2 })
  const ask = (asker: Asker) => whyRefused(inTurn(asker, hash('any')))
  void ask(at('first'))
  void ask(at('one'))
  const second = ask(at('one'))
  void ask(at('two'))
  expect(await ask(at('one'))).toBe('busy')
  // Whoever has no place yet takes that of one who has two.
  void ask(at('three'))
  expect(await second).toBe('busy')
  expect(await ask(at('three'))).toBe('busy')
  void ask(known)
  void ask(known)
  expect(await ask(known)).toBe('busy')
  expect(names()).toHaveLength(1)
})

test('a hash that fails gives its turn to the next', async () => {
  const inTurn = hashingInTurn({ atOnce: 1, waiting: 1, waitingOfOne: 1 })
  const fails = inTurn(at('one'), () => Promise.reject(new RefusedError('broken')))
  const next = inTurn(at('two'), async () => 'hashed')
  expect(await whyRefused(fails)).toBe('broken')
  expect(await next).toBe('hashed')
})

test('many passwords tried at once from an address are refused as busy', async () => {
  const derive = derivingFor(derivesHere, at('one'))
  const tried = Array.from({ length: 20 }, () => whyRefused(mustKnowPassword(undefined, 'guess', derive)))
  const whys = await Promise.all(tried)
  expect(whys.filter(why => why === 'wrongPassword')).toHaveLength(8)
  expect(whys.filter(why => why === 'busy')).toHaveLength(12)
})
