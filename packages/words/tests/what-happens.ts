import type { SeenCard, SeenOccurrence } from '@paydata/engine/inside/fields/types'
import type { What } from '@paydata/engine/inside/state/occurrences'
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
export function* whatHappens(): Generator<SeenOccurrence> {
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
