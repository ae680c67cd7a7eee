import type { Macro } from '@paydata/bots'
import { diceOf, sensible } from '@paydata/bots'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, Reply, Side } from '@paydata/engine'
import { answer, newGame, questionFor, usualReply, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Answered, Asked } from './person.ts'
import { definitions, Person } from './person.ts'

const bot = sensible(definitions)
const most = 3000

/** Whether a player means to take nothing but credits, and at least two, for the rest of the turn. */
function takesCredits(game: Game, side: Side, seed: string): boolean {
  const dice = diceOf(seed)
  let now = game
  let credits = 0
  for (let i = 0; i < most && now.over === null; i++) {
    const own = questionFor(now, side)
    if (own?.asks === 'discard' || now.active !== side || now[side].clicks === 0) return credits > 1
    const asked = own ?? now.waiting[0]
    if (asked === undefined) return false
    const view = viewFor(now, asked.for)
    const isAction = own?.asks === 'action' && own.form === 'choose'
    const reply = isAction
      ? bot(view, dice, recallOf(now, side)).reply
      : view.question && usualReply(view.question)
    if (reply === null) return false
    if (isAction) {
      if (!('choose' in reply) || own.options[reply.choose[0] ?? -1]?.does !== 'gainCredit') return false
      credits++
    }
    const next = answer(now, asked.for, reply)
    if (!next.ok) return false
    now = next.game
  }
  return false
}

/** Does in one go what can be done in one go, where it would have begun with the same. */
function inOneGo({ game, question, offered, view }: Asked, reply: Reply): Macro | null {
  const macro = (is: Macro['is']) => offered.find(each => each.macro.is === is)?.macro ?? null
  if (question.form !== 'choose' || !('choose' in reply)) return null
  if (question.asks === 'candidate') return macro('accessAll')
  const chosen = question.options[reply.choose[0] ?? -1]
  const rest = chosen?.does === 'gainCredit' ? macro('takeCredits') : null
  if (rest !== null && takesCredits(game, question.for, `credits ${question.number}`)) return rest
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
