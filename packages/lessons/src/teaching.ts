import type { CardView, ServerId, ServerView, View } from '@paydata/engine'
import type { Moment, Part, Remote, Sentence, Thing } from './lesson.ts'

/** What a lesson says to a position: that it goes on, that its goal is reached, or that the try is over. */
export interface Taught {
  readonly is: 'goes on' | 'reached' | 'over'
  readonly says: Sentence
  readonly at: Thing | null
}

/** What the learner is told at this moment, where `first` is the turn in which the part began. */
export function taught(part: Part, view: View, first: number): Taught {
  if (hasCome(part.goal, view, first)) return { is: 'reached', says: part.reached, at: null }
  const failed = part.fails.find(({ when }) => hasCome(when, view, first))
  if (failed !== undefined) return { is: 'over', says: failed.says, at: null }
  if (view.over !== null || view.turn - first >= part.turns) return { is: 'over', says: part.late, at: null }
  const { says, at = null } = part.says.find(({ when }) => hasCome(when, view, first)) ?? part.otherwise
  return { is: 'goes on', says, at }
}

type Check = (moment: Moment, view: View, first: number) => boolean

/** One for each thing a moment can speak of; what it does not speak of may be as it likes. */
const checks: Readonly<Record<keyof Moment, Check>> = {
  turn: ({ turn }, { active }) => turn === undefined || active === turn,
  later: ({ later = 0 }, { turn }, first) => turn - first >= later,
  run: ({ run: server }, { run }) =>
    server === undefined || (run !== null && (server === 'any' || run.server === server)),
  meets: ({ meets }, { encounter }) =>
    meets === undefined || (encounter !== null && (meets === 'any' || isThis(meets)(encounter.ice))),
  accesses: ({ accesses }, { access }) => accesses === undefined || isThis(accesses)(access),
  asked: ({ asked }, { question }) => asked === undefined || question?.asks === asked,
  offers: ({ offers }, { question }) =>
    offers === undefined ||
    (question?.form === 'choose' && question.options.some(({ does }) => does === offers)),
  corpScore: ({ corpScore = 0 }, { corp }) => corp.score >= corpScore,
  runnerScore: ({ runnerScore = 0 }, { runner }) => runner.score >= runnerScore,
  handAtMost: ({ handAtMost = Infinity }, { runner }) => runner.hand.count <= handAtMost,
  creditsAtMost: ({ creditsAtMost = Infinity }, { runner }) => runner.credits <= creditsAtMost,
  clicksAtMost: ({ clicksAtMost = Infinity }, { runner }) => runner.clicks <= clicksAtMost,
  clicksAtLeast: ({ clicksAtLeast = 0 }, { active, ...sides }) => sides[active].clicks >= clicksAtLeast,
  creditsAtLeast: ({ creditsAtLeast = 0 }, { runner }) => runner.credits >= creditsAtLeast,
  corpCreditsAtMost: ({ corpCreditsAtMost = Infinity }, { corp }) => corp.credits <= corpCreditsAtMost,
  corpCreditsAtLeast: ({ corpCreditsAtLeast = 0 }, { corp }) => corp.credits >= corpCreditsAtLeast,
  inHand: ({ inHand }, view) => inHand === undefined || inHand.some(each => ownHand(view).some(isThis(each))),
  open: ({ open }, view) => open === undefined || !isGuarded(view, open),
  guarded: ({ guarded = [] }, view) => guarded.every(each => isGuarded(view, each)),
  remote: ({ remote }, view) => remote === undefined || remoteMeant(remote, view) !== null,
  installed: ({ installed = [] }, view) => areAmong(installedIn(view), installed),
  rezzed: ({ rezzed = [] }, view) =>
    areAmong(
      installedIn(view).filter(card => card.rezzed),
      rezzed,
    ),
  trashed: ({ trashed = [] }, { corp, runner }) =>
    areAmong([...corp.discard.cards, ...runner.discard.cards], trashed),
  tagged: ({ tagged }, { runner }) => tagged === undefined || runner.tags > 0,
  over: ({ over: how }, { over, viewer }) =>
    how === undefined || (over !== null && (over.winner === viewer ? 'won' : 'lost') === how),
}

/** Whether all that a moment speaks of is so. */
export const hasCome = (moment: Moment, view: View, first: number): boolean =>
  Object.values(checks).every(holds => holds(moment, view, first))

const isThis =
  (definition: string) =>
  (card: CardView | null): boolean =>
    card?.face?.definition === definition

const areAmong = (cards: readonly CardView[], definitions: readonly string[]): boolean =>
  definitions.every(each => cards.some(isThis(each)))

const installedIn = ({ servers, rig }: View): readonly CardView[] => [
  ...rig,
  ...servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(each => each.ice ?? [])]),
]

const ownHand = ({ viewer, corp, runner }: View): readonly CardView[] =>
  viewer === 'corp' || viewer === 'runner' ? { corp, runner }[viewer].hand.cards : []

const isGuarded = ({ servers }: View, id: ServerId): boolean =>
  servers.some(server => server.id === id && server.ice.length > 0)

const remotes: Readonly<Record<Remote, (server: ServerView) => boolean>> = {
  advanced: ({ root }) => root.some(({ counters }) => (counters.advancement ?? 0) > 0),
  free: ({ root, ice }) => root.length === 0 && ice.length > 0,
  agenda: ({ root }) => root.some(({ face }) => face?.type === 'agenda'),
}

/** The remote server that is meant; null where there is none such. */
export const remoteMeant = (remote: Remote, { servers }: View): ServerId | null =>
  servers.find(server => server.id.startsWith('remote') && remotes[remote](server))?.id ?? null

/** The card on the table that is meant, by the name that the viewer has for it; null where they see none. */
export function cardMeant(definition: string, view: View): number | null {
  const seen = [
    ...installedIn(view),
    ...view.corp.hand.cards,
    ...view.runner.hand.cards,
    ...view.corp.scoreArea,
    ...view.runner.scoreArea,
  ]
  return seen.find(isThis(definition))?.id ?? null
}
