import type { Next } from '../changes/frames.ts'
import { again, askChoice, beginAbility, takeOptions } from '../changes/frames.ts'
import { noteAbilityUsed } from '../changes/happen.ts'
import type { Instruction, OneOf } from '../instructions/index.ts'
import { abilityAround, nodeAt } from '../language/definitions.ts'
import { priced } from '../queries/bills.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { canPay } from '../queries/costs.ts'
import { canDo, mightPay } from '../queries/feasible.ts'
import { staysNamed } from '../queries/kept.ts'
import type { Refusal } from '../queries/refusals.ts'
import type { About } from '../state/about.ts'
import { at } from '../state/bug.ts'
import type { ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { agrees } from './declining.ts'
import { name, numberIn, numbersIn, wordIn, wordsIn } from './frames.ts'
import { beginPaying } from './pay.ts'
import type { Procedure } from './table.ts'

const controllerOfIt = (frame: ProcedureFrame): Side =>
  (wordIn(frame, 'controller') as Side | null) ?? frame.by

/** Resolves a list of the ability that asked, with its names and for its controller. */
function beginList(game: Game, frame: ProcedureFrame, of: string): void {
  const { interrupts } = frame.vars
  beginAbility(game, of, {
    by: controllerOfIt(frame),
    source: frame.source,
    vars: frame.vars,
    inner: true,
    interrupts: typeof interrupts === 'number' && interrupts >= 0 ? interrupts : null,
  })
}

/** What these procedures keep for themselves: one inside another must not change how often that repeats. */
const ownNames = new Set([
  'yes',
  'no',
  'must',
  'modes',
  'left',
  'least',
  'done',
  'known',
  'agreed',
  'obliged',
  'controller',
  'interrupts',
])

/** What inner lists have named is known to the ability that asked. */
function giveAll(game: Game, frame: ProcedureFrame): Next {
  const below = game.frames[game.frames.length - 2]
  if (below !== undefined && (below.kind === 'ability' || below.kind === 'procedure')) {
    const named = Object.entries(frame.vars).filter(([as]) => !ownNames.has(as))
    below.vars = { ...below.vars, ...Object.fromEntries(named) }
  }
  return undefined
}
const out = { step: 'out', rule: '9.1.2', deed: giveAll } as const

/** CR 9.1.6b: an optional part was carried out by who controls the ability. */
function noteUse(game: Game, frame: ProcedureFrame): void {
  if (frame.by !== controllerOfIt(frame)) return
  const part = wordIn(frame, 'yes') ?? wordIn(frame, 'no')
  noteAbilityUsed(game, {
    by: frame.by,
    source: frame.source,
    ability: part === null ? '' : abilityAround(nodeAt(game, part)),
  })
}

const aboutPart = (path: string | null): About | null => (path === null ? null : { is: 'ability', path })

const no = { does: 'no' } as const
const yesNo = [{ does: 'yes' }, no] as const

export const may: Procedure = [
  {
    step: 'ask',
    rule: '9.6.9',
    deed(game, frame) {
      const chosen = takeOptions(frame)
      const hasAgreed = frame.vars.agreed === true
      if (chosen === undefined && !hasAgreed) {
        askChoice(game, {
          for: frame.by,
          asks: 'confirm',
          about: aboutPart(wordIn(frame, 'yes')),
          source: frame.source,
          options: yesNo,
        })
        return again
      }
      const agreed = hasAgreed || chosen?.[0]?.does === 'yes'
      if (hasAgreed) name(frame, { agreed: false })
      if (agreed) noteUse(game, frame)
      const way = wordIn(frame, agreed ? 'yes' : 'no')
      if (way !== null) beginList(game, frame, way)
      return undefined
    },
  },
  out,
]

/** CR 1.16.11: the choice to pay ends an instruction (CR 9.11.4f). */
export const mayPay: Procedure = [
  {
    step: 'ask',
    rule: '1.16.11',
    deed(game, frame) {
      const { bill } = frame
      if (bill === null) return 'unpaid'
      const payable = canPay(game, bill)
      if (frame.vars.must === true) {
        if (!payable) return 'unpaid'
        beginPaying(game, bill)
        return 'paid'
      }
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        if (!payable && !mightPay(game, bill)) return 'unpaid'
        askChoice(game, {
          for: frame.by,
          asks: 'confirm',
          about: aboutPart(wordIn(frame, 'yes') ?? wordIn(frame, 'no')),
          source: frame.source,
          options: payable ? [priced(game, { does: 'pay' }, bill), no] : [no],
        })
        return again
      }
      if (at(chosen, 0).does === 'no') return 'unpaid'
      noteUse(game, frame)
      beginPaying(game, bill)
      return 'paid'
    },
  },
  {
    step: 'paid',
    rule: '1.16.11a',
    deed(game, frame) {
      const way = wordIn(frame, 'yes')
      if (way !== null && frame.vars.paid !== false) beginList(game, frame, way)
      return 'out'
    },
  },
  {
    step: 'unpaid',
    rule: '1.16.11b',
    deed(game, frame) {
      const way = wordIn(frame, 'no')
      if (way !== null) beginList(game, frame, way)
      return undefined
    },
  },
  out,
]

/** Each mode is resolved once, and of those of which one must be only what can be carried out in full (CR 9.12.6d, 9.12.3c). */
export function judgeModes(game: Game, frame: ProcedureFrame, among: Candidates): void {
  const path = wordIn(frame, 'modes') ?? ''
  const written = nodeAt(game, path) as OneOf
  const done = numbersIn(frame, 'done')
  const scope = { by: controllerOfIt(frame), source: frame.source, vars: frame.vars }
  const verdict = (mode: readonly Instruction[], index: number): Refusal | undefined => {
    if (done.includes(index)) return chosenAlready
    return written.must !== true || canDo(game, at(mode, 0), scope, frame.by) ? undefined : notFully
  }
  written.modes.forEach((mode, index) => {
    judge(among, verdict(mode, index), () => ({ does: 'effect', index, ability: `${path}/modes/${index}` }))
  })
}
const chosenAlready: Refusal = { reason: 'chosenAlready', rule: '9.12.6d' }
const notFully: Refusal = { reason: 'notFully', rule: '9.12.3c' }

/** CR 9.12.6. */
export const modes: Procedure = [
  {
    step: 'choose',
    rule: '9.12.6b',
    deed(game, frame) {
      const written = nodeAt(game, wordIn(frame, 'modes') ?? '') as OneOf
      const done = numbersIn(frame, 'done')
      const options = optionsAmong(among => judgeModes(game, frame, among))
      if (numberIn(frame, 'left') <= 0 || options.length === 0) return 'out'
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        const enough = done.length >= numberIn(frame, 'least')
        askChoice(game, {
          for: frame.by,
          asks: 'effect',
          about: aboutPart(wordIn(frame, 'modes')),
          source: frame.source,
          options: enough ? [{ does: 'no' }, ...options] : options,
        })
        return again
      }
      const option = at(chosen, 0)
      if (option.index === undefined) return 'out'
      name(frame, { left: numberIn(frame, 'left') - 1, done: [...done, option.index] })
      // CR 9.12.3e: what was chosen because one must be cannot be avoided by declining its additional cost.
      if (written.must === true) name(frame, { obliged: true })
      beginList(game, frame, `${wordIn(frame, 'modes')}/modes/${option.index}`)
      return 'choose'
    },
  },
  out,
]

/** CR 9.12.4. */
export const repeating: Procedure = [
  {
    step: 'again',
    rule: '9.12.4b',
    deed(game, frame) {
      const left = numberIn(frame, 'left')
      if (left <= 0) return 'out'
      // Each time it knows what was named before it began, and what has been moved since (CR 9.12.4d).
      const known = frame.vars.known === undefined ? Object.keys(frame.vars) : wordsIn(frame, 'known')
      const kept = new Set(known)
      frame.vars = Object.fromEntries(
        Object.entries(frame.vars).filter(([as]) => kept.has(as) || staysNamed(as)),
      )
      name(frame, { left: left - 1, known })
      beginList(game, frame, wordIn(frame, 'yes') ?? '')
      return 'again'
    },
  },
  out,
]

/** CR 7.4.3, example 2: an additional cost to access is asked as the candidate is chosen. */
export const payToAccess: Procedure = [
  {
    step: 'ask',
    rule: '1.16.10a',
    deed(game, frame) {
      const { bill } = frame
      if (bill === null) return undefined
      const answer = canPay(game, bill) ? agrees(game, frame, bill, 'access') : 'no'
      if (answer === 'asked') return again
      if (answer === 'yes') {
        beginPaying(game, bill)
        return undefined
      }
      const breach = game.frames.find(
        frame => frame.kind === 'structure' && frame.of === 'breach' && !frame.ended,
      )
      if (breach !== undefined && breach.kind === 'structure' && breach.of === 'breach')
        breach.vars.next = null
      return undefined
    },
  },
]
