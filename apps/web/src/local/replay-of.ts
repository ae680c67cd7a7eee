import { setVersions } from '@paydata/cards/loading'
import type { Deck, Definitions, Game, Setup } from '@paydata/engine'
import { digestOf, namedReply, newGame, questionFor, rulesVersion } from '@paydata/engine'
import type { Versions } from '@paydata/match'
import { firstNumbers, numbersFor, playsAlike, toldAgain } from '@paydata/match'
import type { AnyReplayFile, ReplayFile } from '@paydata/protocol'
import type { LocalSeat } from './beginning.ts'

const sides = ['corp', 'runner'] as const
const listed = ({ identity, cards }: Deck) => ({ identity, cards: [...cards] })
const nameOf = ({ cards }: Definitions, { identity }: Deck): string =>
  cards.get(identity)?.printed.title ?? identity

const versionsHere: Versions = { rules: rulesVersion, cards: setVersions }

/** The replay file of a game that begins in this browser. Servers, browsers and terminals can all read it. */
export const replayOf = (
  { edition }: Game,
  { definitions, sets, winAt, seed, corp, runner }: Setup,
  seat: LocalSeat,
  known: Definitions,
): ReplayFile => ({
  format: 'paydata game',
  version: 2,
  ...numbersFor(versionsHere, sets),
  bots: seat === 'both' ? [] : sides.filter(side => side !== seat),
  decks: { corp: nameOf(known, corp), runner: nameOf(known, runner) },
  setup: {
    edition,
    definitions,
    ...(sets !== undefined && { sets: [...sets] }),
    ...(winAt !== undefined && { winAt }),
    seed,
    corp: listed(corp),
    runner: listed(runner),
  },
  answers: [],
})

/**
 * Rewrites a file of version 1, whose answers give options by their places, in today's version, which names them. Null if the rules
 * or cards have changed since: a place may be that of another option now.
 */
export function inNames(
  file: Extract<AnyReplayFile, { version: 1 }>,
  here: Versions = versionsHere,
): ReplayFile | null {
  if (!playsAlike(here, firstNumbers, file.setup.edition)) return null
  let game = newGame(file.setup)
  const answers: ReplayFile['answers'] = []
  for (const given of file.answers) {
    const question = given.by === 'both' ? undefined : questionFor(game, given.by)
    const next = toldAgain(game, given)
    if (next === null) return null
    const after = digestOf(next)
    if (given.by === 'both') answers.push({ by: given.by, named: null, after, automatic: given.automatic })
    else {
      const { reply, ...others } = given
      answers.push({ ...others, named: reply && question ? namedReply(question, reply) : null, after })
    }
    game = next
  }
  return { ...file, version: 2, ...numbersFor(here, file.setup.sets), answers }
}
