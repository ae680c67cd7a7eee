import type { Option, Question, Reply } from '@paydata/engine'

/** Chance of its own for whoever plays in tests: a whole number below the one given. */
export type Dice = (below: number) => number

/** The same numbers for the same seed, everywhere. Nothing a game draws comes from here. */
export function diceOf(seed: string | number): Dice {
  let state = 0x9e3779b9
  for (const letter of `${seed}`) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** How often one option is taken against another; 1 is as usual, 0 is never while there is something else. */
export type Taste = (option: Option) => number

/** Plays on rather than passes, so that games reach their middle. */
export const lively: Taste = option => {
  switch (option.does) {
    case 'pass':
    case 'no':
    case 'gainCredit':
      return 1
    case 'jackOut':
    case 'drawCard':
      return 2
    case 'score':
    case 'rez':
    case 'steal':
    case 'trashAccessed':
      return 8
    default:
      return 4
  }
}

/** Runs only by the effects of cards and advances what can be advanced: boards grow, and agendas are scored. */
export const patient: Taste = option => {
  switch (option.does) {
    case 'run':
      return 0
    case 'advance':
      return 12
    case 'install':
      return 6
    default:
      return lively(option)
  }
}

/** A reply to any question, each as likely as another unless tastes differ. */
export function randomReply(question: Question, dice: Dice, taste?: Taste): Reply {
  switch (question.form) {
    case 'choose': {
      const { number, options, least, most } = question
      const count = least === most ? least : least + dice(most - least + 1)
      if (count !== 1) return { question: number, choose: someOf(options.length, count, dice) }
      return { question: number, choose: [taste ? tasted(options, dice, taste) : dice(options.length)] }
    }
    case 'number':
      return {
        question: question.number,
        number: question.least + dice(question.most - question.least + 1),
      }
    case 'allocate':
      return { question: question.number, amounts: shares(question, dice) }
  }
}

/** Different indices below a length, in any order. */
function someOf(length: number, count: number, dice: Dice): number[] {
  const left = Array.from({ length }, (_, index) => index)
  const some: number[] = []
  while (some.length < count) some.push(...left.splice(dice(left.length), 1))
  return some
}

function tasted(options: readonly Option[], dice: Dice, taste: Taste): number {
  const tastes = options.map(taste)
  const total = tastes.reduce((sum, each) => sum + each, 0)
  if (total === 0) return dice(options.length)
  let left = dice(total)
  return tastes.findIndex(each => (left -= each) < 0)
}

/** Unit by unit, from any source that still has some. */
function shares(question: Extract<Question, { form: 'allocate' }>, dice: Dice): number[] {
  const amounts = question.sources.map(() => 0)
  for (let paid = 0; paid < question.total; paid++) {
    const open = question.sources.flatMap((source, i) => ((amounts[i] ?? 0) < source.most ? [i] : []))
    const from = open[dice(open.length)] ?? 0
    amounts[from] = (amounts[from] ?? 0) + 1
  }
  return amounts
}

/** Whether there is anything to decide: at least two legal answers. */
export function isDecision(question: Question): boolean {
  if (question.form === 'number') return question.most > question.least
  if (question.form === 'allocate') return question.sources.length > 1
  return question.options.length > 1 || question.most > question.least
}
