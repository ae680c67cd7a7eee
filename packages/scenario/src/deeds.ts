import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import type { OptionKind } from '@paydata/engine/inside/state/questions'
import type { AskedOption } from './asking.ts'
import { askedOf, namesOf } from './asking.ts'
import { checkWhole } from './checking.ts'
import { describeQuestion } from './describing.ts'
import type { Which } from './finding.ts'
import { wordFor } from './finding.ts'
import { serverIn, serverName } from './labels.ts'
import type { Amounts, Answered } from './matching.ts'
import { isServer, replyTo } from './matching.ts'
import type { Playing } from './playing.ts'
import { nameOf } from './playing.ts'
import { refuse, shown } from './refusing.ts'
import { folded, titleMeant } from './titles.ts'
import { whyNot } from './why-not.ts'

/** What a player does: a generic answer, and a verb for what players say. */
export function deedsOf(playing: Playing, side: Side) {
  const answers = (name: string, ...given: readonly Given[]): void => {
    const question = playing.demand(side, `answer "${name}"`)
    if (!namesOf(question).includes(name))
      refuse(
        `${nameOf(side)} is not asked "${name}". Open is\n${describeQuestion(playing.current, question)}`,
      )
    playing.reply(side, replyTo(playing.current, question, flattened(given)))
  }

  /** Takes the one option of these kinds that fits. */
  const takes = (wish: string, kinds: readonly OptionKind[], fits: Fits = all, which?: Which): void => {
    const open = playing.question(side)
    const why = (): string | undefined => whyNot(playing.current, open, kinds, fits, which)
    const question = open ?? playing.demand(side, because(wish, why()))
    const { options } = askedOf(playing.current, question)
    const fitting = options.filter(option => kinds.includes(option.kind) && fits(option))
    const [option] = fitting
    if (option === undefined)
      refuse(
        `${nameOf(side)} cannot ${because(wish, why())}. Open is\n${describeQuestion(playing.current, question)}`,
      )
    else if (new Set(fitting.map(each => `${each.card} ${each.ability}`)).size > 1)
      refuse(`Say which one, to ${wish}: ${fitting.map(each => each.id).join(', ')}`)
    else playing.reply(side, { question: question.number, choose: [options.indexOf(option)] })
  }

  const onCard = (wish: string, kinds: readonly OptionKind[]) => (which: Which) =>
    takes(`${wish} ${wordFor(which)}`, kinds, option => isCard(playing.current, option, which), which)

  return {
    answers,
    /** Takes any option of the open question, whatever its kind. */
    chooses: (...given: readonly Given[]): void => {
      const question = playing.demand(side, 'choose')
      playing.reply(side, replyTo(playing.current, question, flattened(given)))
    },
    passes: (): void => takes('pass', ['pass']),
    plays: onCard('play', ['play']),
    /** Installs a card; where, if that is asked: a server, "New remote", the title of a host, or "No host". */
    installs: (which: Which, where?: Answered): void =>
      playing.attempt(() => {
        onCard('install', ['install'])(which)
        const asked = playing.question(side)
        if (where === undefined) return
        if (asked === undefined || (asked.asks !== 'server' && asked.asks !== 'host'))
          refuse(`Nothing is asked about where to install ${wordFor(which)}: ${playing.situation(side)}`)
        else playing.reply(side, replyTo(playing.current, asked, [where]))
      }),
    runs: (name: string): void => {
      const server = serverIn(playing.current, name)
      takes(`run ${serverName(server)}`, ['run', 'server'], option => option.server === server)
    },
    rezzes: onCard('rez', ['rez']),
    scores: onCard('score', ['score']),
    advances: onCard('advance', ['advance']),
    draws: (): void => takes('draw', ['drawCard']),
    gainsCredit: (): void => takes('gain a credit', ['gainCredit']),
    purges: (): void => takes('purge', ['purge']),
    removesTag: (): void => takes('remove a tag', ['removeTag']),
    trashesResource: onCard('trash the resource', ['trashResource']),
    /** Uses or triggers an ability of a card; which one, counted from 0 as printed, if it has several to use now. */
    uses: (which: Which, ability?: number): void => {
      if (ability !== undefined) checkWhole(`the place of the ability of ${wordFor(which)}`, ability)
      takes(
        `use ${wordFor(which)}${ability === undefined ? '' : `, ability ${ability}`}`,
        ['useAbility', 'trigger'],
        option =>
          isCard(playing.current, option, which) && (ability === undefined || option.ability === ability),
        which,
      )
    },
    /** Breaks these subroutines, counted from 0, when asked which. */
    breaks: (...subroutines: readonly number[]): void => answers('subroutines', subroutines),
    /** Accesses a candidate: a card, or the server whose hidden cards are candidates. */
    accesses: (which: Which): void =>
      takes(
        `access ${wordFor(which)}`,
        ['access'],
        option =>
          isCard(playing.current, option, which) ||
          (typeof which === 'string' && isServer(option.zone, which)),
      ),
    steals: (): void => takes('steal', ['steal']),
    /** Trashes the accessed card. */
    trashes: (): void => takes('trash the accessed card', ['trashAccessed']),
    jacksOut: (): void => takes('jack out', ['jackOut']),
    continues: (): void => takes('continue', ['continue']),
    keeps: (): void => takes('keep', ['keep']),
    mulligans: (): void => takes('mulligan', ['mulligan']),
    agrees: (): void =>
      takes('agree', ['yes', 'pay', ...(isOffered(playing, side) ? ['effect' as const] : [])]),
    declines: (): void => takes('decline', ['no', 'pass']),
  }
}

/** Deeds that take as many answers as there are. */
const anyNumber: ReadonlySet<string> = new Set(['answers', 'chooses', 'breaks'])

/** Refuses what a deed does not take: plain JavaScript would pass over it unseen. */
export function checkGiven(name: string, most: number, given: readonly unknown[]): void {
  if (given.length <= most || anyNumber.has(name)) return
  const takes = most === 0 ? 'nothing' : `at most ${most}`
  refuse(`${name} takes ${takes}, and was given ${given.map(shown).join(', ')}.`)
}

/** Whether it is asked if an effect shall apply in the place of another, and not which of several shall. */
function isOffered(playing: Playing, side: Side): boolean {
  const question = playing.question(side)
  if (question?.form !== 'choose' || question.asks !== 'effect') return false
  return question.options.every(({ does, card }) => does === 'no' || card !== undefined)
}

export type Deeds = ReturnType<typeof deedsOf>
type Fits = (option: AskedOption) => boolean
const all: Fits = () => true

const isCard = (game: Game, option: AskedOption, which: Which): boolean =>
  typeof which === 'object'
    ? option.cardId === which.id
    : option.card !== undefined && folded(option.card) === titleMeant(game, which)

type Given = Answered | readonly Answered[] | Amounts

/** Answers one by one or as a list; or one record of amounts. */
function flattened(given: readonly Given[]): readonly Answered[] | Amounts {
  const answers: Answered[] = []
  for (const each of given) {
    if (isMany(each)) answers.push(...each)
    else if (isAmounts(each)) return each
    else answers.push(each)
  }
  return answers
}
const isMany = (each: Given): each is readonly Answered[] => Array.isArray(each)
const isAmounts = (each: Given): each is Amounts =>
  typeof each === 'object' && each !== null && !('id' in each)

const because = (wish: string, why: string | undefined): string =>
  why === undefined ? wish : `${wish} (${why})`
