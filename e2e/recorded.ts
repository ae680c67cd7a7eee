import { diceOf, random } from '@paydata/bots'
import { defineAllCards, setVersions } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import { answer, digestOf, namedReply, newGame, rulesVersion, viewFor } from '@paydata/engine'
import { replyIn, toldAgain } from '@paydata/match'
import type { AnyReplayFile, ReplayFile } from '@paydata/protocol'
import { anyReplayFile } from '@paydata/protocol'

const definitions = defineAllCards()

function deckOf(side: Side) {
  const deck = starterDecks.find(each => each.side === side)
  if (deck === undefined) throw new Error(`no deck for the ${side}`)
  return { name: deck.name, cards: broughtToPlay(deck) }
}

/** A game that two computers played to its end, as the terminal and the server write it. */
export function recordedGame(seed: string): ReplayFile {
  const corp = deckOf('corp')
  const runner = deckOf('runner')
  const setup = {
    definitions: definitions.version,
    sets: ['core'],
    seed,
    corp: corp.cards,
    runner: runner.cards,
  }
  const answers: ReplayFile['answers'] = []
  let game = newGame(setup)
  for (let i = 0; game.over === null; i++) {
    const [asked] = game.waiting
    if (asked === undefined) throw new Error('nobody is asked')
    const by = asked.for
    const { reply } = random(viewFor(game, by), diceOf(`${seed}/${i}`))
    const named = namedReply(asked, reply)
    const outcome = answer(game, by, reply)
    if (!outcome.ok) throw new Error(outcome.why)
    game = outcome.game
    answers.push({ by, named, after: digestOf(game), automatic: false })
  }
  const listed = ({ identity, cards }: typeof corp.cards) => ({ identity, cards: [...cards] })
  return {
    format: 'paydata game',
    version: 2,
    rules: rulesVersion.number,
    cards: { core: setVersions.core?.number ?? 1 },
    bots: ['corp', 'runner'],
    decks: { corp: corp.name, runner: runner.name },
    setup: { ...setup, edition: '26.03', corp: listed(corp.cards), runner: listed(runner.cards) },
    answers,
  }
}

/** The same game as releases wrote it that gave answers by their places. */
export function byPlace({
  rules: _rules,
  cards: _cards,
  ...file
}: ReplayFile): Extract<AnyReplayFile, { version: 1 }> {
  let game = newGame(file.setup)
  const answers = file.answers.map(each => {
    const reply = replyIn(game, each)
    const next = toldAgain(game, each)
    if (next === null) throw new Error('The game leads elsewhere.')
    game = next
    return { by: each.by, reply, automatic: each.automatic }
  })
  const older = anyReplayFile.parse({ ...file, version: 1, answers })
  if (older.version !== 1) throw new Error('It is not of version 1.')
  return older
}
