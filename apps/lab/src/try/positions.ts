import type { Definition, Definitions } from '@paydata/engine'
import type { CorpSpec, RunnerSpec, Scenario, ScenarioGame } from '@paydata/scenario'
import { card, facedown, rezzed, scenario } from '@paydata/scenario'

/** A table on which most words find something, and the card where it can do what it says. */
export interface Position {
  readonly corp: CorpSpec
  readonly runner: RunnerSpec
  readonly begin: Begin
}

/** How a position begins, as a test writes it. */
type Begin =
  | readonly ['corpTurn' | 'runnerTurn', 'window' | 'action']
  | readonly ['beforeCorpTurn' | 'beforeRunnerTurn']
  | readonly ['running' | 'approaching' | 'encountering' | 'accessing', string]

const corp: CorpSpec = {
  credits: 20,
  hand: ['Hedge Fund', 'Ice Wall', 'PAD Campaign', 'Priority Requisition', 'Corporate Troubleshooter'],
  deck: [
    ...['Ice Wall', 'Hedge Fund', 'PAD Campaign', 'Priority Requisition', 'Enigma', 'Hedge Fund'],
    ...['Melange Mining Corp.', 'Hunter', 'Beanstalk Royalties', 'Hostile Takeover'],
  ],
  archives: ['Hedge Fund', 'Ice Wall', facedown('PAD Campaign'), 'Priority Requisition'],
  hqIce: [rezzed('Ice Wall')],
  rndIce: ['Enigma', rezzed('Hunter')],
  remotes: [
    { root: [card('Priority Requisition', { advanced: 3 })], ice: ['Ice Wall'] },
    { root: [rezzed('PAD Campaign'), 'Corporate Troubleshooter'] },
  ],
  scored: ['Hostile Takeover'],
  badPublicity: 1,
}

const runner: RunnerSpec = {
  credits: 20,
  hand: ['Sure Gamble', 'Diesel', 'Corroder', 'Armitage Codebusting', 'Cyberfeeder'],
  deck: ['Corroder', 'Sure Gamble', 'Diesel', 'Armitage Codebusting', 'Cyberfeeder', 'Ninja', 'Easy Mark'],
  heap: ['Sure Gamble', 'Ninja', 'Cyberfeeder'],
  rig: [
    'Corroder',
    'Gordian Blade',
    'Ninja',
    'Armitage Codebusting',
    card('Datasucker', { counters: { virus: 3 } }),
  ],
  stolen: ['Hostile Takeover'],
  tags: 1,
}

const turns: readonly Begin[] = [
  ['corpTurn', 'action'],
  ['runnerTurn', 'action'],
  ['beforeCorpTurn'],
  ['beforeRunnerTurn'],
]
const runs: readonly Begin[] = [
  ['running', 'HQ'],
  ['running', 'Archives'],
  ['encountering', 'Hunter'],
]

const more = <Spec extends object>(spec: Spec, field: keyof Spec, value: unknown): Spec => {
  const there = spec[field]
  return { ...spec, [field]: Array.isArray(there) ? [...(value as readonly unknown[]), ...there] : value }
}
const each = (begins: readonly Begin[], corp: CorpSpec, runner: RunnerSpec): readonly Position[] =>
  begins.map(begin => ({ corp, runner, begin }))

/** Where a card can be, and what goes on then. */
function placesOf({ printed }: Definition): readonly Position[] {
  const { title, type, side } = printed
  const loaded = card(title, { counters: { credit: 3, power: 3, virus: 3, agenda: 3 } })
  switch (type) {
    case 'identity':
      return side === 'corp'
        ? each([...turns, ...runs], { ...corp, identity: title }, runner)
        : each([...turns, ...runs], corp, { ...runner, identity: title })
    case 'operation':
      return each([['corpTurn', 'action']], more(corp, 'hand', [title]), runner)
    case 'event':
      return each([['runnerTurn', 'action']], corp, more(runner, 'hand', [title]))
    case 'ice':
      return [
        ...each([['encountering', title]], { ...corp, hqIce: [rezzed(title)] }, runner),
        ...each([['approaching', title], ...turns], { ...corp, hqIce: [title] }, runner),
        ...each([['corpTurn', 'action']], more(corp, 'hand', [title]), runner),
      ]
    case 'agenda':
      return [
        ...each([...turns, ...runs], more(corp, 'scored', [loaded]), runner),
        ...each(turns, { ...corp, remotes: [{ root: [card(title, { advanced: 6 })] }] }, runner),
        ...each([['accessing', title]], { ...corp, remotes: [{ root: [title] }] }, runner),
        ...each([['accessing', title]], { ...corp, hand: [title] }, runner),
      ]
    case 'asset':
    case 'upgrade': {
      const remotes = (root: CorpSpec['hqRoot']): CorpSpec => ({
        ...corp,
        remotes: [{ root: root ?? [], ice: [rezzed('Ice Wall')] }, ...(corp.remotes ?? [])],
      })
      return [
        ...each([...turns, ...runs, ['running', 'Server 1']], remotes([rezzed(title)]), runner),
        ...each([['accessing', title]], remotes([rezzed(title)]), runner),
        ...each([['accessing', title], ...turns], remotes([card(title, { advanced: 2 })]), runner),
        ...each([['accessing', title]], { ...corp, hand: [title] }, runner),
        ...(type === 'upgrade' ? each(runs, { ...corp, hqRoot: [rezzed(title)] }, runner) : []),
      ]
    }
    default:
      return [
        ...each([...turns, ...runs], corp, more(runner, 'rig', [title])),
        ...each([...turns, ...runs], corp, more(runner, 'rig', [loaded])),
        ...each([['runnerTurn', 'action']], corp, more(runner, 'hand', [title])),
      ]
  }
}

/** The same without tags, and with next to no credits: conditions that do not hold, and costs that nobody can pay. */
export const positionsFor = (card: Definition): readonly Position[] =>
  placesOf(card).flatMap(position => [
    position,
    { ...position, runner: { ...position.runner, tags: 0 }, corp: { ...position.corp, badPublicity: 0 } },
    {
      ...position,
      runner: { ...position.runner, hand: [], credits: 1 },
      corp: { ...position.corp, credits: 1 },
    },
  ])

export function begun(
  definitions: Definitions,
  { corp, runner, begin }: Position,
  seed: string,
): ScenarioGame {
  const set: Scenario = scenario({ definitions, seed }).corp(corp).runner(runner).keepPlaying()
  switch (begin[0]) {
    case 'corpTurn':
    case 'runnerTurn':
      return set[begin[0]](begin[1])
    case 'beforeCorpTurn':
    case 'beforeRunnerTurn':
      return set[begin[0]]()
    default:
      return set[begin[0]](begin[1])
  }
}
