import type { SeenCard, SeenOccurrence } from '@paydata/engine/inside/fields/types'
import type { What } from '@paydata/engine/inside/state/occurrences'
import { expect, test } from 'vitest'
import { tags, wordsOf } from '../src/languages.ts'
import { logLine } from '../src/tree/index.ts'
import { expectedOf } from '../testing/expected.ts'
import { wrongWordingIn } from '../testing/wording.ts'
import { allOf } from './words-of.ts'

const seen: SeenCard = { id: 3, definition: 'ice_wall', title: 'Ice Wall', before: null }
const other: SeenCard = { id: 4, definition: 'hedge_fund', title: 'Hedge Fund', before: null }
const unseen: SeenCard = { id: null, definition: null, title: null, before: null }
const gone: SeenCard = { ...unseen, before: { id: null, zone: 'ice', server: 'remote1' } }

/** What an occurrence of a kind may be about, where that is not nothing. */
const kinds: Readonly<Partial<Record<What, readonly string[]>>> = {
  moved: ['archives', 'hq', 'rnd', 'grip', 'heap', 'stack', 'root', 'ice', 'rig', 'corpScore', 'hosted'],
  converted: ['agenda', 'counter'],
  arranged: ['rnd', 'stack', 'ice'],
  countersPlaced: ['virus', 'power', 'credit', 'advancement', 'agenda', 'tag'],
  countersRemoved: ['virus', 'power', 'credit', 'advancement', 'agenda', 'tag'],
  damageSuffered: ['net', 'meat', 'core'],
  damagePrevented: ['net', 'meat', 'core'],
  prevented: ['trash', 'tags', 'badPublicity', 'expose', 'subroutine', 'endRun'],
  searched: ['rnd', 'stack', 'archives', 'hq'],
  shuffled: ['rnd', 'stack'],
  metAgain: ['scored', 'installed', 'encountered'],
  gameEnded: ['points', 'flatline', 'emptyDeck', 'concession'],
}

/** Everything that can happen, to whom and how often it may. */
function* occurrences(): Generator<SeenOccurrence> {
  for (const what of allOf.happened)
    for (const kind of kinds[what] ?? [null])
      for (const by of ['corp', 'runner'] as const)
        for (const card of [seen, unseen, gone, null])
          for (const amount of [1, 2])
            for (const server of ['hq', 'archives', 'remote2', null] as const)
              for (const cause of [null, other]) {
                const more = { protects: server === 'hq', host: null, cause: { card: cause, path: null } }
                yield { what, kind, by, card, amount, server, ...more }
              }
}

test.each(tags)('no line of the log says what no text may say, whatever happens (%s)', async tag => {
  const language = await wordsOf(tag)
  const lines = new Set<string>()
  for (const each of occurrences())
    for (const viewer of ['corp', 'runner', 'spectator'] as const)
      lines.add(logLine(each, viewer, language) ?? 'Nothing.')
  expect(lines.size).toBeGreaterThan(1500)
  const expected = await expectedOf(tag)
  expect([...lines].flatMap(line => wrongWordingIn(line, expected) ?? []).slice(0, 8)).toEqual([])
  expect([...lines].filter(line => !/^[\p{Lu}„“0-9].*[.)”“]$/u.test(line)).slice(0, 8)).toEqual([])
})
