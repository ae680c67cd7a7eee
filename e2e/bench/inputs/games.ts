import type { Macro } from '@paydata/bots'
import { diceOf, sensible } from '@paydata/bots'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Reply, Side } from '@paydata/engine'
import { newGame, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Answered, Asked } from './person.ts'
import { definitions, Person } from './person.ts'

const bot = sensible(definitions)
const most = 3000

/** Does in one go what can be done in one go, where it would have begun with the same. */
function inOneGo({ question, offered, view }: Asked, reply: Reply): Macro | null {
  const macro = (is: Macro['is']) => offered.find(each => each.macro.is === is)?.macro ?? null
  if (question.form !== 'choose' || !('choose' in reply)) return null
  if (question.asks === 'candidate') return macro('accessAll')
  const chosen = question.options[reply.choose[0] ?? -1]
  return view.encounter !== null && chosen?.does === 'useAbility' ? macro('breakAll') : null
}

/** All that a person is asked in a game against the computer, who decides as a computer would. */
export function played(n: number): readonly Answered[] {
  const side: Side = n % 2 === 0 ? 'runner' : 'corp'
  const of = (deckSide: Side) => starterDecks.filter(deck => deck.side === deckSide)
  const deckOf = (deckSide: Side) => {
    const decks = of(deckSide)
    const deck = decks[Math.floor(n / 2) % decks.length]
    if (deck === undefined) throw new Error('There are no starter decks.')
    return broughtToPlay(deck)
  }
  const setup = {
    definitions: definitions.version,
    seed: `inputs ${n}`,
    corp: deckOf('corp'),
    runner: deckOf('runner'),
  }
  const person = new Person(newGame(setup), side, 'computer')
  const dice = { corp: diceOf(`inputs ${n} corp`), runner: diceOf(`inputs ${n} runner`) }
  const thinks = (by: Side): Reply => bot(viewFor(person.game, by), dice[by], recallOf(person.game, by)).reply
  for (let i = 0; i < most && person.game.over === null; i++) {
    const other = person.game.waiting.find(each => each.for !== side)
    if (other !== undefined) person.hears(other.for, thinks(other.for))
    else
      person.answers(asked => {
        const reply = thinks(side)
        return inOneGo(asked, reply) ?? reply
      })
  }
  if (person.game.over === null) throw new Error(`Game ${n} does not come to an end.`)
  return person.answered
}
