import { bindNames } from '../changes/bind-names.ts'
import type { Next } from '../changes/frames.ts'
import { again, askChoice, beginAbility, takeOptions } from '../changes/frames.ts'
import { noteAbilityUsed } from '../changes/happen.ts'
import { abilityAround, nodeAt } from '../language/definitions.ts'
import type { Instruction, OneOf } from '../language/instructions.ts'
import { canDo, mightPay } from '../queries/allowed/feasible.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { priced } from '../queries/costs/bills.ts'
import { canPay } from '../queries/costs/paying.ts'
import { staysNamed } from '../queries/facts/kept.ts'
import { showsCards } from '../queries/facts/sight.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import type { About } from '../state/about.ts'
import { at } from '../state/bug.ts'
import type { Procedure, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ProcedureVars } from '../state/procedures.ts'
import { agrees } from './declining.ts'
import { beginPaying } from './pay.ts'
import { keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** Goes on with lists of the ability that asked. */
type Deciding = Procedure<'may' | 'mayPay' | 'modes' | 'repeat'>

/** Resolves a list of the ability that asked, with its names and for its controller. */
function beginList(game: Game, frame: Deciding, of: string): void {
  const { controller, interrupts } = frame.vars
  beginAbility(game, of, {
    by: controller,
    source: frame.source,
    vars: frame.vars,
    inner: true,
    interrupts: interrupts >= 0 ? interrupts : null,
  })
}

type OwnName = { [Of in Deciding['of']]: keyof ProcedureVars[Of] }[Deciding['of']]
/** What these procedures keep for themselves: one inside another must not change how often that repeats. */
const ownNames: ReadonlySet<string> = new Set(
  Object.keys({
    yes: true,
    no: true,
    must: true,
    modes: true,
    left: true,
    least: true,
    done: true,
    known: true,
    vain: true,
    agreed: true,
    obliged: true,
    controller: true,
    interrupts: true,
    paid: true,
  } satisfies Record<OwnName, true>),
)

const namesIn = (vars: Vars, isMeant: (as: string) => boolean): Vars =>
  Object.fromEntries(Object.entries(vars).filter(([as]) => isMeant(as)))

/** What inner lists have named is known to the ability that asked. */
function giveAll(game: Game, { vars }: Deciding): Next {
  const below = game.frames[game.frames.length - 2]
  const given = namesIn(vars, as => !ownNames.has(as))
  if (below !== undefined && showsCards(below)) bindNames(below, given)
  return undefined
}
const out = { step: 'out', rule: '9.1.2', deed: giveAll } as const

/** CR 9.1.6b: an optional part was carried out by the player who controls the ability. */
function noteUse(game: Game, frame: Procedure<'may' | 'mayPay'>): void {
  if (frame.by !== frame.vars.controller) return
  const part = frame.vars.yes || frame.vars.no
  noteAbilityUsed(game, {
    by: frame.by,
    source: frame.source,
    ability: part === '' ? '' : abilityAround(nodeAt(game, part)),
  })
}

const aboutPart = (path: string): About | null => (path === '' ? null : { is: 'ability', path })

const no = { does: 'no' } as const
const yesNo = [{ does: 'yes' }, no] as const

/** CR 1.16.11b: who has to do something, or else bear what follows, cannot choose what they cannot do. */
function canAgree(game: Game, { by, source, vars }: Procedure<'may'>): boolean {
  if (vars.vain === vars.yes) return false
  const [first] = nodeAt(game, vars.yes) as readonly Instruction[]
  const scope = { by: vars.controller, source, vars }
  return vars.no === '' || first === undefined || canDo(game, first, scope, by)
}

export const may: ProcedureTable<'may'> = [
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
          about: aboutPart(frame.vars.yes),
          source: frame.source,
          options: canAgree(game, frame) ? yesNo : [no],
        })
        return again
      }
      const agreed = hasAgreed || chosen?.[0]?.does === 'yes'
      if (hasAgreed) keep(frame, { agreed: false })
      if (agreed) noteUse(game, frame)
      const way = agreed ? frame.vars.yes : frame.vars.no
      if (way !== '') beginList(game, frame, way)
      return undefined
    },
  },
  out,
]

/** CR 1.16.11: the choice to pay ends an instruction (CR 9.11.4f). */
export const mayPay: ProcedureTable<'mayPay'> = [
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
          about: aboutPart(frame.vars.yes || frame.vars.no),
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
      const way = frame.vars.yes
      if (way !== '' && frame.vars.paid !== false) beginList(game, frame, way)
      return 'out'
    },
  },
  {
    step: 'unpaid',
    rule: '1.16.11b',
    deed(game, frame) {
      const way = frame.vars.no
      if (way !== '') beginList(game, frame, way)
      return undefined
    },
  },
  out,
]

/** Each mode is resolved once, and of those of which one must be only what can be carried out in full (CR 9.12.6d, 9.12.3c). */
export function judgeModes(game: Game, frame: Procedure<'modes'>, among: Candidates): void {
  const path = frame.vars.modes
  const written = nodeAt(game, path) as OneOf
  const done = frame.vars.done
  const scope = { by: frame.vars.controller, source: frame.source, vars: frame.vars }
  const refusal = (mode: readonly Instruction[], index: number): OptionRefusal | undefined => {
    if (done.includes(index)) return chosenAlready
    return written.must !== true || canDo(game, at(mode, 0), scope, frame.by) ? undefined : notFully
  }
  if (done.length >= frame.vars.least) judge(among, undefined, () => no)
  written.modes.forEach((mode, index) => {
    judge(among, refusal(mode, index), () => ({ does: 'effect', index, ability: `${path}/modes/${index}` }))
  })
}
const chosenAlready: OptionRefusal = { reason: 'chosenAlready', rule: '9.12.6d' }
const notFully: OptionRefusal = { reason: 'notFully', rule: '9.12.3c' }

/** CR 9.12.6. */
export const modes: ProcedureTable<'modes'> = [
  {
    step: 'choose',
    rule: '9.12.6b',
    deed(game, frame) {
      const written = nodeAt(game, frame.vars.modes) as OneOf
      const done = frame.vars.done
      const options = optionsAmong(among => judgeModes(game, frame, among))
      if (frame.vars.left <= 0 || options.every(({ does }) => does === 'no')) return 'out'
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        askChoice(game, {
          for: frame.by,
          asks: 'effect',
          about: aboutPart(frame.vars.modes),
          source: frame.source,
          options,
        })
        return again
      }
      const option = at(chosen, 0)
      if (option.index === undefined) return 'out'
      keep(frame, { left: frame.vars.left - 1, done: [...done, option.index] })
      // CR 9.12.3e: what was chosen because one must be cannot be avoided by declining its additional cost.
      if (written.must === true) keep(frame, { obliged: true })
      beginList(game, frame, `${frame.vars.modes}/modes/${option.index}`)
      return 'choose'
    },
  },
  out,
]

/** CR 9.12.4. */
export const repeating: ProcedureTable<'repeat'> = [
  {
    step: 'again',
    rule: '9.12.4b',
    deed(game, frame) {
      const left = frame.vars.left
      if (left <= 0) return 'out'
      // Each time it knows what was named before it began, and what has been moved since (CR 9.12.4d).
      const { controller, interrupts, yes, known = Object.keys(frame.vars) } = frame.vars
      const kept = new Set(known)
      const names = namesIn(frame.vars, as => kept.has(as) || staysNamed(as))
      frame.vars = { ...names, controller, interrupts, yes, left: left - 1, known }
      beginList(game, frame, yes)
      return 'again'
    },
  },
  out,
]

/** CR 7.4.3, example 2: an additional cost to access is asked as the candidate is chosen. */
export const payToAccess: ProcedureTable<'payToAccess'> = [
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
