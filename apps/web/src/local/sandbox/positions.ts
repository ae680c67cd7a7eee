import type { Definition, Definitions } from '@paydata/engine'
import type { CardSpec, CorpSpec, RunnerSpec, ScenarioGame } from '@paydata/scenario'
import { lastTurn, scenario, successfulRun } from '@paydata/scenario'
import type { Boards } from './boards.ts'
import { boardsFor, countersOf, enough, inPlay } from './boards.ts'

/** Begins a position. */
export type Begin = () => ScenarioGame

/** Positions for a card, the plainest first. */
export function positionsFor(card: Definition, definitions: Definitions, edition: string): readonly Begin[] {
  const boards = boardsFor(card, definitions)
  const begin: Begins = (corp, runner) =>
    scenario({ definitions, edition, seed: 'sandbox' }).corp(corp).runner(runner)
  return card.printed.side === 'corp'
    ? corpPositions(card, boards, begin)
    : runnerPositions(card, boards, begin)
}

type Begins = (corp: CorpSpec, runner: RunnerSpec) => ReturnType<ReturnType<typeof scenario>['runner']>

const ranOn = ['hq', 'rnd', 'archives'].flatMap(successfulRun)

function runnerPositions(card: Definition, { corp, runner, ice }: Boards, begin: Begins) {
  const { type } = card.printed
  const [first = ''] = ice
  const own: RunnerSpec =
    type === 'identity'
      ? { ...runner, identity: card.is }
      : {
          ...runner,
          hand: [card.is, ...(runner.hand ?? [])],
          ...(type !== 'event' && { rig: [...(runner.rig ?? []), inPlay(card)] }),
        }
  const game = (more: RunnerSpec = {}) => begin(corp, { ...own, ...more })
  const encounters = ice.map(name => () => game().encountering(name))
  const turns = [() => game().runnerTurn(), () => game().runnerTurn('window')]
  const isBreaker = card.printed.subtypes?.includes('icebreaker') === true
  return [
    ...(isBreaker ? [...encounters, ...turns] : [...turns, ...encounters]),
    () => game({ tags: 2 }).history(ranOn, lastTurn(ranOn)).runnerTurn(),
    () => game().history(ranOn).runnerTurn('window'),
    ...['hq', 'rnd', 'archives', 'remote1'].map(server => () => game().running(server)),
    ...ice.map(name => () => game().approaching(name)),
    () => game().at('run.jackOut', 'hq'),
    ...['hq', 'rnd', 'remote1', 'remote2'].map(server => () => game().breaching(server)),
    () => game().corpTurn('window'),
    () => game().beforeRunnerTurn(),
    ...[...(corp.remotes ?? [])].flatMap(({ root = [] }) =>
      root.map(each => () => game().accessing(titleIn(each))),
    ),
    () => game({ rig: [inPlay(card, { on: first })] }).encountering(first),
    () => begin(corp, { ...own, tags: 1 }).corpTurn(),
    // In older editions nothing is played for ice that is not rezzed, if there is none.
    () => begin({ ...corp, hqIce: [first] }, own).runnerTurn(),
    // A second console cannot be installed in older editions.
    () => game({ rig: [] }).runnerTurn(),
  ]
}

const titleIn = (spec: CardSpec): string => (typeof spec === 'string' ? spec : spec.title)

function corpPositions(
  card: Definition,
  { corp, runner, ice, meant, scored, stolen }: Boards,
  begin: Begins,
) {
  const { type } = card.printed
  const places = corpPlaces(card, corp, meant)
  const game = (place: CorpSpec, more: RunnerSpec = {}) =>
    begin({ ...corp, ...place }, { ...runner, ...more })
  const past = [...lastTurn(ranOn, stolen), ...scored]
  const positions = places.map(place => [
    ...(type === 'ice'
      ? [
          () => game(place).encountering(card.is),
          () => game(place).approaching(card.is),
          () => untilRezzing(game(place).approaching(card.is)),
        ]
      : [() => withCounters(game(place).corpTurn(), card)]),
    () => game(place).corpTurn('window'),
    () => game(place, { tags: 2 }).history(past).corpTurn(),
    () => game(place, { tags: 2 }).history(past).corpTurn('window'),
    ...['hq', 'rnd', 'remote1'].map(server => () => game(place).running(server)),
    ...ice.map(name => () => game(place).encountering(name)),
    () => game(place).at('run.jackOut', 'hq'),
    () => game(place).runnerTurn('window'),
  ])
  return positions.flat()
}

/** An identity is described without counters, and gets those that its text speaks of. */
function withCounters(game: ScenarioGame, card: Definition): ScenarioGame {
  const kinds = card.printed.type === 'identity' ? countersOf(card) : []
  for (const kind of kinds) game.fiat.placeCounters(card.is, kind, enough)
  return game
}

/** In older editions the Runner may jack out before the Corp may rez the ice. */
function untilRezzing(game: ScenarioGame): ScenarioGame {
  game.passUntil(({ waiting }) =>
    waiting.some(
      question => question.form === 'choose' && question.options.some(({ does }) => does === 'rez'),
    ),
  )
  return game
}

/** Where a card of the Corp lies: in play and facedown, or in the score area; a copy is in hand, to be installed. */
function corpPlaces(card: Definition, corp: CorpSpec, meant: Boards['meant']): readonly CorpSpec[] {
  const { type, advancement = 0 } = card.printed
  const hand = [card.is, ...(corp.hand ?? [])]
  switch (type) {
    case 'identity':
      return [{ identity: card.is }, { identity: card.is, hqIce: meant }]
    case 'operation':
      return [{ hand }]
    case 'agenda': {
      const scored = [...(corp.scored ?? []), inPlay(card)]
      // As many as X could be in a hand of usual size.
      const advanced = advancement === 'X' ? 5 : advancement
      const remotes = [{ root: [inPlay(card, { advanced })] }, ...(corp.remotes ?? [])]
      return [{ hand, scored, remotes }]
    }
    case 'ice':
      return [{ hqIce: [inPlay(card, { rezzed: true })] }, { hand, hqIce: [inPlay(card)] }]
    case 'upgrade':
      return [true, false].map(rezzed => ({ hand, hqRoot: [inPlay(card, { rezzed })] }))
    default:
      return [true, false].map(rezzed => ({
        hand,
        remotes: [{ root: [inPlay(card, { rezzed })] }, ...(corp.remotes ?? [])],
      }))
  }
}
