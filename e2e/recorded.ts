import { diceOf, random } from '@paydata/bots'
import { broughtToPlay, defineAllCards, setVersions, starterDecks } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { answer, digestOf, namedReply, newGame, rulesNumber, viewFor } from '@paydata/engine'
import type { ReplayFile } from '@paydata/protocol'

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
  const setup = { definitions: definitions.version, seed, corp: corp.cards, runner: runner.cards }
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
    rules: rulesNumber,
    cards: setVersions,
    bots: ['corp', 'runner'],
    decks: { corp: corp.name, runner: runner.name },
    setup: { ...setup, edition: '26.03', corp: listed(corp.cards), runner: listed(runner.cards) },
    answers,
  }
}
