import type { Definitions, OptionView, QuestionView, Reply, ServerId, View } from '@paydata/engine'
import type { Way } from '../runs/ways.ts'
import { waysAhead, waysTo } from '../runs/ways.ts'
import { priceIn, sceneOf } from '../sensible/scene.ts'
import type { Figures } from './hint.ts'

/** The option that a reply takes, if it takes a single one. */
export function optionOf(question: QuestionView, reply: Reply): OptionView | null {
  if (question.form !== 'choose' || !('choose' in reply) || reply.choose.length !== 1) return null
  return question.options[reply.choose[0] ?? -1] ?? null
}

/** What a reply takes: the way of a run, or the price of what is done. Null where it takes nothing that can be counted. */
export function figuresOf(
  view: View,
  question: QuestionView,
  reply: Reply,
  definitions: Definitions,
): Figures | null {
  const option = optionOf(question, reply)
  if (option === null) return null
  const { does, server } = option
  if (does === 'run' && server !== null) return along(view, server, waysTo(view, server, definitions))
  if (does === 'continue' && view.run !== null && view.viewer === 'runner')
    return along(view, view.run.server, waysAhead(view, definitions))
  const { credits } = priceIn(sceneOf(view, question.for, definitions, undefined), option)
  const left = (question.for === 'corp' ? view.corp.credits : view.runner.credits) - credits
  // What the pool does not hold comes from cards, and nobody can say what is left then.
  return credits === 0 || left < 0 ? null : { of: 'price', credits, left }
}

function along(view: View, server: ServerId, [way]: readonly Way[]): Figures {
  if (way === undefined) return { of: 'noWay', server }
  const { credits, otherCredits, clicks, damage, tags } = way.toll
  return {
    of: 'way',
    server,
    credits,
    otherCredits,
    clicks,
    damage,
    tags,
    left: view.runner.credits - credits,
    unrezzed: unrezzedOn(view, server),
    trash: trashIn(view, server),
  }
}

/** Unrezzed ice that the Runner has still to come to. */
function unrezzedOn({ servers, run }: View, server: ServerId): number {
  const ice = servers.find(({ id }) => id === server)?.ice ?? []
  const from =
    run?.server === server && run.phase !== 'initiation' ? (run.position ?? 0) : Number.POSITIVE_INFINITY
  return ice.filter(each => each.position < from && each.ice?.rezzed === false).length
}

function trashIn({ servers }: View, server: ServerId) {
  const root = servers.find(({ id }) => id === server)?.root ?? []
  for (const { face } of root)
    if (face !== null && face.trash !== null) return { card: face.definition, credits: face.trash.value }
  return null
}
