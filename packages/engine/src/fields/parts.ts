import type { RunPhase } from '../rulebook/editions.ts'
import type { ServerId, Side, Zone } from '../state/names.ts'
import type { What } from '../state/occurrences.ts'
import type { Asks } from '../state/questions.ts'
import type {
  CardName,
  CardView,
  Cause,
  Chosen,
  ExpectedView,
  Origin,
  PartView,
  PendingView,
  PositionView,
  SeenCard,
  SubroutineView,
  ValueView,
} from './types.ts'
import { blankCard, expected } from './views.ts'

/**
 * The fields of what views and news are made of besides cards and questions, described once, as those are in `views.ts`.
 */
export const blankPart = {
  by: expected<number>(0),
  from: expected<CardName>(null),
  /** Definition of the card it comes from, when the viewer sees its face. */
  definition: expected<string | null>(null),
}

export const blankValue = {
  value: expected<number>(0),
  parts: expected<readonly PartView[]>([]),
}

export const blankFace = {
  definition: expected<string>(''),
  title: expected<string>(''),
  type: expected<string | null>(null),
  subtypes: expected<readonly string[]>([]),
  strength: expected<ValueView | null>(null),
  /** What it costs now to play, install (Runner cards) or rez; null when it has no such cost. */
  cost: expected<ValueView | null>(null),
  trash: expected<ValueView | null>(null),
  memory: expected<number | null>(null),
  points: expected<number | null>(null),
  /** Advancement requirement of an agenda (CR 1.17.3a). */
  requirement: expected<number | null>(null),
  /** Which face of a double-sided card it is; 0 for the front, as of all others (CR 3.1.1a). */
  flipped: expected<number>(0),
  /** Which of several other faces is on its back, where the viewer knows (CR 1.5.2b). */
  back: expected<number | null>(null),
}

export const blankSource = {
  card: expected<CardName>(null),
  definition: expected<string | null>(null),
  from: expected<'pool' | 'fund' | 'card'>('pool'),
  most: expected<number>(0),
}

export const blankPosition = {
  position: expected<number>(0),
  ice: expected<CardView | null>(null),
}

export const blankServer = {
  id: expected<ServerId>('hq'),
  root: expected<readonly CardView[]>([]),
  /** Innermost first. */
  ice: expected<readonly PositionView[]>([]),
}

export const blankStep = {
  structure: expected<string>(''),
  step: expected<string>(''),
  rule: expected<string>(''),
}

export const blankRun = {
  server: expected<ServerId>('hq'),
  phase: expected<RunPhase>('initiation'),
  /** The position the Runner is at; null outside of the ice. */
  position: expected<number | null>(null),
  successful: expected<boolean>(false),
}

export const blankSubroutine = {
  /** Its place among the subroutines of the ice. */
  index: expected<number>(0),
  /** Path of the subroutine, for its words. */
  path: expected<string>(''),
  state: expected<'unbroken' | 'broken' | 'resolving' | 'resolved'>('unbroken'),
}

export const blankEncounter = {
  ice: expected<CardView>(blankCard),
  bypassed: expected<boolean>(false),
  subroutines: expected<readonly SubroutineView[]>([]),
}

export const blankBreach = {
  server: expected<ServerId>('hq'),
  limit: expected<number | null>(null),
  /** How much of the limit is used up (CR 7.3.5c); where there is none, how many cards were accessed. */
  taken: expected<number>(0),
  /** Cards the Runner has accessed and may look at until the breach ends, as far as the viewer sees them. */
  accessed: expected<readonly CardView[]>([]),
}

export const blankLingering = {
  path: expected<string>(''),
  source: expected<CardName>(null),
  definition: expected<string | null>(null),
  by: expected<Side>('corp'),
  until: expected<string>(''),
  /** What was chosen, if it is a choice that its source remembers. */
  chosen: expected<readonly Chosen[] | null>(null),
}

export const blankPending = {
  path: expected<string>(''),
  card: expected<CardName>(null),
  definition: expected<string | null>(null),
  by: expected<Side>('corp'),
  optional: expected<boolean>(false),
}

export const blankExpected = {
  effect: expected<string>(''),
  amount: expected<number>(0),
  kind: expected<string | null>(null),
  by: expected<Side>('corp'),
  card: expected<CardName>(null),
  server: expected<ServerId | null>(null),
}

export const blankProgress = {
  kind: expected<'structure' | 'procedure' | 'ability' | 'window'>('structure'),
  /** Name of the structure, procedure or window; path of the ability, null if the viewer does not know its card. */
  what: expected<string | null>(null),
  step: expected<string | null>(null),
  rule: expected<string | null>(null),
  by: expected<Side | null>(null),
  source: expected<CardName>(null),
  definition: expected<string | null>(null),
  pending: expected<readonly PendingView[]>([]),
  expects: expected<readonly ExpectedView[]>([]),
}

export const blankWaiting = {
  for: expected<Side>('corp'),
  asks: expected<Asks>('action'),
}

export const blankOrigin = {
  id: expected<CardName>(null),
  zone: expected<Zone>('hq'),
  server: expected<ServerId | null>(null),
}

export const blankSeenCard = {
  id: expected<CardName>(null),
  definition: expected<string | null>(null),
  title: expected<string | null>(null),
  /** What the viewer called it before, and where it was, when it moved. */
  before: expected<Origin | null>(null),
}

export const blankCause = {
  card: expected<SeenCard | null>(null),
  path: expected<string | null>(null),
}

export const blankSeenOccurrence = {
  what: expected<What>('clicksSpent'),
  by: expected<Side | null>(null),
  card: expected<SeenCard | null>(null),
  server: expected<ServerId | null>(null),
  /** The card protects that server: what is installed there is ice, or it is not, for all to see (CR 3.4.2). */
  protects: expected<boolean>(false),
  /** What the card was hosted on; the server is that of the host then. */
  host: expected<SeenCard | null>(null),
  amount: expected<number>(0),
  kind: expected<string | null>(null),
  cause: expected<Cause>(blankCause),
}
