import type { Thought } from '@paydata/bots'
import type {
  Definition,
  Definitions,
  Game,
  OptionView,
  Question,
  QuestionView,
  Ref,
  Side,
  View,
  What,
} from '@paydata/engine'
import { pathAbout, viewFor } from '@paydata/engine'
import { titleOf } from '@paydata/words/english'
import { reasonsInEnglish } from '@paydata/words/english/reasons'
import { reasonsText } from '@paydata/words/reasons'
import type { Agendas } from './agendas.ts'
import { AgendaCount } from './agendas.ts'
import {
  breakersFor,
  clickIncome,
  gainsByRuns,
  iceAhead,
  isUntrue,
  nothingToFind,
  virusCounters,
} from './position.ts'

/** Mistakes that a player with open eyes does not make, in the words of the report. */
export const mistakes = {
  emptyPurge: 'purged although there was no virus counter',
  vainRun: 'ran on a server of which everything is seen, and nothing can be stolen or trashed',
  sameAgain: 'ran on nothing but facedown cards that it had accessed and could not trash',
  leftIncome: 'left an asset that gives credits for clicks, although it could pay to trash it',
  openHq: 'took the last action of a late turn with no ice in front of HQ, and ice in hand',
  idleJackOut: 'jacked out of a run with no ice ahead',
  lastBreaker: 'gave up the only icebreaker for a kind of ice',
  didNothing: 'spent a click without any effect',
  tookBack: 'trashed a card for another, after a click on it in the same turn',
  untrueReason: 'gave a reason that the position contradicts',
} as const
export type Mistake = keyof typeof mistakes

/** By this turn, counted for both players, the Corp has had the time to protect HQ. */
const lateTurn = 9

/** What pays for an action, and what comes with each action: no effect of it. */
const always: ReadonlySet<What> = new Set<What>([
  'actionTaken',
  'actionFinished',
  'clicksSpent',
  'creditsSpent',
  'abilityUsed',
  'placed',
  'played',
  'playResolved',
  'purged',
  'would',
  'chosen',
  'searched',
  'shuffled',
])

export interface Made {
  readonly mistake: Mistake
  readonly side: Side
  /** Where, and what was answered. */
  readonly says: string
}

interface Action {
  readonly side: Side
  readonly says: string
  readonly card: number | undefined
  /** Effects that last, so far. */
  readonly lasting: number
  hadEffect: boolean
}

const said = (because: Thought['because'], { definitions }: Game): string =>
  reasonsText(because, reasonsInEnglish, card => titleOf(definitions, card)) ?? ''

/** Looks on while bots play a game, and counts the mistakes of both. It sees all cards; the bots do not. */
export class Manners {
  readonly made: Made[] = []
  /** Cards that the Runner accessed, by where they lie. */
  private accessed: Ref[] = []
  private action: Action | undefined
  /** Cards on which somebody spent a click this turn. */
  private worked: Ref[] = []
  private readonly installedAgendas: AgendaCount
  /** When the Corp chose its last action. Cards that it draws come too late to be installed. */
  private hadIceInHand = false

  constructor(private readonly definitions: Definitions) {
    this.installedAgendas = new AgendaCount(definitions)
  }

  get agendas(): Agendas {
    return this.installedAgendas
  }

  /** Called before a reply is given. */
  replies(game: Game, side: Side, { reply, because }: Thought): void {
    const view = viewFor(game, side)
    const { question } = view
    if (question?.form !== 'choose' || !('choose' in reply)) return
    if (question.asks === 'action') this.action = undefined
    const chosen = reply.choose.flatMap(index => question.options[index] ?? [])
    const says = `turn ${game.turn} of "${game.random.seed}": the ${side} answers ${chosen.map(({ id }) => id).join(', ')}. ${said(because, game)}`
    const found = chosen.flatMap(option => this.mistakesIn(game, view, option))
    if (isUntrue(because, view)) found.push('untrueReason')
    const asked = game.waiting.find(each => each.for === side)
    if (this.takesBack(asked, reply.choose)) found.push('tookBack')
    for (const mistake of found) this.made.push({ mistake, side, says })
    if (question.asks !== 'action') return
    if (side === 'corp') this.hadIceInHand = game.zones.hq.some(n => this.isIce(game, n))
    const option = asked?.form === 'choose' ? asked.options[reply.choose[0] ?? 0] : undefined
    this.action = { side, says, card: option?.card?.card, lasting: game.lingeringMade, hadEffect: false }
  }

  /** Called after a reply, with the game that it led to. */
  replied(game: Game): void {
    if (this.action !== undefined && game.lingeringMade > this.action.lasting) this.action.hadEffect = true
    this.installedAgendas.look(game)
    for (const { what, card } of game.occurred) {
      if (what === 'turnStarted') this.worked = []
      if ((what === 'installed' || what === 'advanced') && card !== null && this.action !== undefined)
        this.worked.push(card)
      if (what === 'actionFinished') this.judgeAction()
      const isItself = what === 'trashed' && card !== null && card.card === this.action?.card
      if (this.action !== undefined && !always.has(what) && !isItself) this.action.hadEffect = true
      if (what === 'accessed' && card !== null && game.cards[card.card]?.zone === 'root')
        this.accessed.push(card)
      if (what === 'actionPhaseEnded' && game.active === 'corp' && this.leavesHqOpen(game))
        this.made.push({
          mistake: 'openHq',
          side: 'corp',
          says: `turn ${game.turn} of "${game.random.seed}"`,
        })
    }
  }

  /** To trash like cards for one that is installed (CR 8.5.16c), or programs for want of memory (CR 10.3.1e), is its player's choice. */
  private takesBack(asked: Question | undefined, chosen: readonly number[]): boolean {
    if (asked?.form !== 'choose' || (asked.asks !== 'trashLike' && asked.asks !== 'overMemory')) return false
    return chosen.some(index => {
      const card = asked.options[index]?.card
      return this.worked.some(ref => ref.card === card?.card && ref.life === card.life)
    })
  }

  private mistakesIn(game: Game, view: View, option: OptionView): Mistake[] {
    const found: Mistake[] = []
    if (option.does === 'purge' && virusCounters(view) === 0) found.push('emptyPurge')
    if (option.does === 'jackOut' && iceAhead(view) === 0) found.push('idleJackOut')
    if (option.does === 'run' && option.server !== null) {
      const isForItself = gainsByRuns(view, option.server, this.definitions)
      if (!isForItself && nothingToFind(view, option.server)) found.push('vainRun')
      if (!isForItself && this.wasAccessed(game, option.server)) found.push('sameAgain')
    }
    if (this.leavesIncome(view, option)) found.push('leftIncome')
    if (losesBreaker(view, option, this.definitions)) found.push('lastBreaker')
    return found
  }

  private judgeAction(): void {
    if (this.action?.hadEffect === false)
      this.made.push({ mistake: 'didNothing', side: this.action.side, says: this.action.says })
    this.action = undefined
  }

  private definitionOf(game: Game, card: number): Definition | undefined {
    return this.definitions.cards.get(game.titles[card] ?? '')
  }

  private isIce(game: Game, card: number): boolean {
    return this.definitionOf(game, card)?.printed.type === 'ice'
  }

  /** A remote with nothing but cards that the Runner accessed there, which cannot be trashed now either. */
  private wasAccessed(game: Game, server: string): boolean {
    const root = game.servers.find(({ id }) => id === server)?.root ?? []
    const isAsItWas = (n: number): boolean => {
      const card = game.cards[n]
      const trash = this.definitionOf(game, n)?.printed.trash
      return (
        card?.faceup === false &&
        (trash === undefined || trash > game.runner.credits) &&
        this.accessed.some(ref => ref.card === n && ref.life === card.life)
      )
    }
    return server.startsWith('remote') && root.length > 0 && root.every(isAsItWas)
  }

  private leavesIncome({ question, access, runner }: View, { does }: OptionView): boolean {
    if (question?.form !== 'choose' || question.asks !== 'midAccess' || does !== 'pass') return false
    const trash = question.options.find(option => option.does === 'trashAccessed')
    if (trash === undefined || access?.face == null || access.zone !== 'root') return false
    const definition = this.definitions.cards.get(access.face.definition)
    return (
      definition !== undefined && clickIncome(definition) > 0 && runner.credits - (trash.credits ?? 0) >= 2
    )
  }

  private leavesHqOpen(game: Game): boolean {
    const hq = game.servers.find(({ id }) => id === 'hq')
    return (
      game.turn >= lateTurn &&
      hq?.ice.every(({ ice }) => ice === null) === true &&
      this.hadIceInHand &&
      game.zones.hq.some(n => this.isIce(game, n))
    )
  }
}

/** Whether the Runner chooses to trash its only answer to a kind of ice, for a price or an effect of its own. */
function losesBreaker(
  { question, rig, hosted }: View,
  option: OptionView,
  definitions: Definitions,
): boolean {
  if (question?.for !== 'runner' || (question.asks !== 'payment' && question.asks !== 'choose')) return false
  const chosen = rig.concat(hosted).find(({ id }) => id === option.card)
  if (chosen?.face == null || !isAboutTrashing(question.about, definitions)) return false
  const others = [...rig, ...hosted].filter(card => card !== chosen)
  const left = breakersFor(others, definitions)
  return [...breakersFor([chosen], definitions)].some(kind => !left.has(kind))
}

/** A cost is spoken of by what is paid, an instruction by its path. */
const isAboutTrashing = (about: QuestionView['about'], definitions: Definitions): boolean =>
  (about?.is === 'payment' && about.by === 'trash') ||
  JSON.stringify(definitions.node(pathAbout(about) ?? '') ?? '').includes('"do":"trash"')
