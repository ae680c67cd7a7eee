import { definitionOf } from '@paydata/engine/inside/language/definitions'
import { accessOf, cardAt } from '@paydata/engine/inside/queries/facts/look'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Ref, Viewer } from '@paydata/engine/inside/state/names'
import type { Option, Question, Reply } from '@paydata/engine/inside/state/questions'
import { nameFor, sees } from '@paydata/engine/inside/view/names'
import type { Dice } from './random-player.ts'
import { randomReply } from './random-player.ts'

/** What a viewer gets to know of somebody else's choice. */
function publicly(game: Game, viewer: Viewer, option: Option): string {
  const card = (ref: Ref): unknown => {
    const state = cardAt(game, ref.card)
    const title = sees(game, viewer, state) ? game.titles[ref.card] : null
    // Which card is accessed everybody sees, also of one that is not shown: when it goes, the access is over (CR 7.1.7).
    return [nameFor(viewer, state) ?? state.zone, title, accessOf(game)?.vars.card.card === ref.card]
  }
  const { does, server, position, key, index, hidden } = option
  const isKnown = option.card === undefined || sees(game, viewer, cardAt(game, option.card.card))
  const place = does === 'trigger' || does === 'pay' ? null : index
  return JSON.stringify([
    does,
    option.card === undefined ? null : card(option.card),
    option.cards?.map(card),
    isKnown ? option.ability : null,
    server,
    position,
    does === 'subroutine' ? null : key,
    place,
    hidden,
  ])
}

/** The reply to the twin's question that looks to the viewer as a reply to the game's own did. */
export function echo(one: Game, other: Game, viewer: Viewer, reply: Reply, dice: Dice): Reply | undefined {
  const [question] = one.waiting
  const asked = other.waiting[0]
  if (question === undefined || asked === undefined) return undefined
  if (question.form === 'choose' && asked.form === 'choose' && 'choose' in reply) {
    const choose = choices(one, other, viewer, question, asked, reply.choose, dice)
    const fits = choose !== undefined && choose.length >= asked.least && choose.length <= asked.most
    return fits ? { question: asked.number, choose } : undefined
  }
  if (question.form === 'number' && asked.form === 'number' && 'number' in reply) {
    // A bid is secret until both are made (CR 10.14.2).
    if (question.asks === 'psi' && asked.asks === 'psi') return randomReply(asked, dice)
    const fits = reply.number >= asked.least && reply.number <= asked.most
    return fits ? { question: asked.number, number: reply.number } : undefined
  }
  if (question.form !== 'allocate' || asked.form !== 'allocate' || !('amounts' in reply)) return undefined
  const same = question.total === asked.total && question.sources.length === asked.sources.length
  return same && asked.sources.every((source, i) => source.most >= (reply.amounts[i] ?? 0))
    ? { question: asked.number, amounts: reply.amounts }
    : undefined
}

/** Whether a card is installed protecting a server or in its root is seen, also of one that is facedown (CR 8.5.16e). */
function destination(game: Game, { asks, source }: Question): string {
  if (asks !== 'server' || source === null || source.card < 0) return ''
  return definitionOf(game, cardAt(game, source.card)).printed.type === 'ice' ? 'ice' : 'root'
}

type Choice = Extract<Question, { form: 'choose' }>

function choices(
  one: Game,
  other: Game,
  viewer: Viewer,
  question: Choice,
  asked: Choice,
  chosen: readonly number[],
  dice: Dice,
): number[] | undefined {
  if (destination(one, question) !== destination(other, asked)) return undefined
  const found: number[] = []
  for (const index of chosen) {
    const option = question.options[index]
    if (option === undefined) return undefined
    const wanted = publicly(one, viewer, option)
    const alike = asked.options.flatMap((each, i) =>
      !found.includes(i) && publicly(other, viewer, each) === wanted ? [i] : [],
    )
    // Mostly the same card, if the twin has it there too: so the two go on alike for longer.
    const title = option.card === undefined ? undefined : one.titles[option.card.card]
    const same = alike.find(i => {
      const card = asked.options[i]?.card
      return card !== undefined && other.titles[card.card] === title && dice(4) > 0
    })
    const picked = same ?? alike[dice(Math.max(1, alike.length))]
    if (picked === undefined) return undefined
    found.push(picked)
  }
  return found
}
