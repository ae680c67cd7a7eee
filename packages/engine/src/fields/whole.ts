import type { ServerId, Side, Viewer } from '../state/names.ts'
import type { QuestionView } from './question-types.ts'
import type {
  BreachView,
  CardView,
  CorpView,
  EncounterView,
  EndingView,
  LingeringView,
  MemoryView,
  PileView,
  ProgressView,
  RunnerView,
  RunView,
  ServerView,
  StepView,
  TraceView,
  WaitingView,
} from './types.ts'
import { blankCard, expected } from './views.ts'

/**
 * The fields of a whole view and of its sides, described once, as those of its parts are in `parts.ts`. There is one of each in a view,
 * so what is sent of them is not packed by their fields; but the numbers of what is sent and of what is stored count them.
 */
export const blankPile = {
  count: expected<number>(0),
  /** The cards the viewer sees, in the order they came into sight. */
  cards: expected<readonly CardView[]>([]),
  /** How many of them are facedown. */
  facedown: expected<number>(0),
}

export const blankSide = {
  credits: expected<number>(0),
  clicks: expected<number>(0),
  handSize: expected<number>(0),
  hand: expected<PileView>(blankPile),
  deck: expected<PileView>(blankPile),
  discard: expected<PileView>(blankPile),
  score: expected<number>(0),
  pointsNeeded: expected<number>(0),
  scoreArea: expected<readonly CardView[]>([]),
  identity: expected<CardView>(blankCard),
}

export const blankCorp = {
  ...blankSide,
  badPublicity: expected<number>(0),
}

export const blankMemory = {
  used: expected<number>(0),
  limit: expected<number>(0),
}

export const blankRunner = {
  ...blankSide,
  tags: expected<number>(0),
  coreDamage: expected<number>(0),
  link: expected<number>(0),
  /** The bad publicity fund (CR 10.6.2). */
  fund: expected<number>(0),
  memory: expected<MemoryView>(blankMemory),
}

export const blankTrace = {
  base: expected<number>(0),
  /** Once the Corp has spent; before that null. */
  strength: expected<number | null>(null),
  link: expected<number>(0),
}

export const blankEnding = {
  winner: expected<Side | null>(null),
  how: expected<string>(''),
}

export const blankView = {
  viewer: expected<Viewer>('corp'),
  edition: expected<string>(''),
  definitions: expected<string>(''),
  /** The sets of the game's format; null for all there are. */
  sets: expected<readonly string[] | null>(null),
  turn: expected<number>(0),
  active: expected<Side>('corp'),
  step: expected<StepView | null>(null),
  corp: expected<CorpView>(blankCorp),
  runner: expected<RunnerView>(blankRunner),
  servers: expected<readonly ServerView[]>([]),
  /** Installed Runner cards in the order of their installation. */
  rig: expected<readonly CardView[]>([]),
  /** Cards hosted without being installed. */
  hosted: expected<readonly CardView[]>([]),
  play: expected<readonly CardView[]>([]),
  setAside: expected<PileView>(blankPile),
  removed: expected<PileView>(blankPile),
  run: expected<RunView | null>(null),
  encounter: expected<EncounterView | null>(null),
  breach: expected<BreachView | null>(null),
  access: expected<CardView | null>(null),
  trace: expected<TraceView | null>(null),
  mark: expected<ServerId | null>(null),
  lingering: expected<readonly LingeringView[]>([]),
  progress: expected<readonly ProgressView[]>([]),
  waiting: expected<readonly WaitingView[]>([]),
  question: expected<QuestionView | null>(null),
  over: expected<EndingView | null>(null),
}
