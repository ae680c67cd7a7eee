import type { QuestionView, View } from '@paydata/engine'
import type { Stops } from '../transport/messages.ts'
import { stopName } from '../transport/messages.ts'

type Choice = Extract<QuestionView, { form: 'choose' }>

/** Windows of the paid abilities in which `few` asks, if more than passing is possible. */
const usual: Readonly<Record<string, (view: View, question: Choice) => boolean>> = {
  drawPhaseWindow: (view, { for: side }) => view.active === side,
  actionPhaseWindow: (_, { options }) => options.some(({ does }) => does === 'score'),
  discardPhaseWindow: (view, { for: side }) => view.active !== side && side === 'corp',
  approachWindow: (_, { options }) => options.some(({ does }) => does === 'rez'),
  encounterWindow: () => true,
  movementWindow: (view, { for: side }) => side === 'corp' && view.run?.position === null,
}

/** Accessing the only candidate, or letting an agenda come to be stolen: what follows is shown and asked. */
const isStepOfAccess = ({ access }: View, { asks, options }: Choice): boolean =>
  options.length === 1 && (asks === 'candidate' || (asks === 'midAccess' && access?.face?.type === 'agenda'))

/**
 * The option that is taken for the player, as the player's stops want it; null to ask. It looks at what the player could
 * do, which is fine against a computer that learns nothing from a pause.
 */
export function passedFor(view: View, stops: Stops): number | null {
  const { question, step } = view
  if (stops.mode === 'every' || question === null || question.form !== 'choose') return null
  if (isStepOfAccess(view, question)) return 0
  const { asks, options } = question
  if (asks !== 'paidWindow' && asks !== 'reaction' && asks !== 'interrupt') return null
  const pass = options.findIndex(({ does }) => does === 'pass')
  if (pass < 0) return null
  if (options.length === 1) return pass
  if (stops.mode === 'able' || stops.hold || asks !== 'paidWindow' || step === null) return null
  if (stops.at.includes(stopName(step.structure, step.step, view.active === question.for))) return null
  return usual[step.step]?.(view, question) === true ? null : pass
}
