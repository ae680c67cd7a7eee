import { positionFor } from '@paydata/bots'
import type { Analysis } from '@paydata/bots/analysis'
import { analyse, planFor, toolsFor } from '@paydata/bots/analysis'
import { loadSets } from '@paydata/cards/loading'
import type { Side } from '@paydata/engine'
import { defineCards, rulesVersion } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { likelyDecks } from '../../local/likely-decks.ts'
import type { FromAnalyst, ToAnalyst } from '../analysis/wire.ts'
import type { Player } from '../film.ts'
import { openSpoken } from './open-spoken.ts'
import { Teller } from './told-analysis.ts'

defineOlderEditions()

/** Analyses that were made otherwise are made anew. */
const method = 2
/** Milliseconds between two reports. */
const pace = 200

const sides: readonly Side[] = ['corp', 'runner']

let player: Player | null = null

const tell = (message: FromAnalyst): void => self.postMessage(message)

/** What tells this analysis of this game from all others. */
function nameOf({ file, outline }: Player): string {
  const text = JSON.stringify([method, rulesVersion.number, file.setup, file.answers, outline.last])
  let digest = 0
  for (let i = 0; i < text.length; i++) digest = (Math.imul(digest, 31) + text.charCodeAt(i)) | 0
  return `${(digest >>> 0).toString(36)}-${outline.last}`
}

/** The decisions of people; if none played, or two, those of both sides. */
function judged({ file }: Player): readonly Side[] {
  const people = sides.filter(side => !file.bots.includes(side))
  return people.length === 0 ? sides : people
}

async function begin(game: Player, kept: Analysis | null): Promise<void> {
  const { edition, sets } = game.outline
  const [{ version, printings }, decks] = await Promise.all([loadSets(sets), likelyDecks(sets)])
  const expectation = { definitions: defineCards(version, printings), decks }
  const seed = nameOf(game)
  const tools = toolsFor(edition, expectation, seed)
  const teller = new Teller(game, ({ step, side }) =>
    planFor(positionFor(game.gameAt(step), side), step, tools),
  )
  const finish = (analysis: Analysis): void =>
    tell({ from: 'finished', analysis, findings: teller.tell(analysis) })
  if (kept !== null) return finish(kept)
  const work = analyse(game.course(), { edition, expectation, sides: judged(game), seed })
  let told = -pace
  for (let next = work.next(); ; next = work.next()) {
    if (next.done === true) return finish(next.value)
    if (performance.now() - told < pace) continue
    told = performance.now()
    tell({ from: 'found', done: next.value.done, findings: teller.tell(next.value.analysis) })
  }
}

async function hear(data: ToAnalyst): Promise<void> {
  switch (data.to) {
    case 'open': {
      const opened = await openSpoken(data)
      if (!opened.ok) return tell({ from: 'refused', why: opened.why })
      player = opened.player
      return tell({ from: 'opened', name: nameOf(player), last: player.outline.last })
    }
    case 'begin':
      if (player !== null) await begin(player, data.kept)
  }
}

// A promise that fails is told to nobody by itself: a part that could not be loaded, for one.
self.onmessage = ({ data }: MessageEvent<ToAnalyst>): void => {
  hear(data).catch((problem: unknown) => {
    console.error(problem)
    tell({ from: 'failed' })
  })
}
