import { beginProcedure, noNames, procedure } from '../changes/frames.ts'
import { becomeActive, nameAnew } from '../changes/move.ts'
import { definitionsNamed } from '../language/definitions.ts'
import { editionNamed } from '../rulebook/edition.ts'
import { newestEdition } from '../rulebook/editions.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import { newStamps, noCounters } from '../state/game.ts'
import type { Side, Zone } from '../state/names.ts'
import { advance } from './advance.ts'
import type { Setup } from './setup.ts'
import { checkSetup } from './setup.ts'

/** A game at its first question: the Corp's mulligan (CR 1.6). */
export function newGame(setup: Setup): Game {
  checkSetup(setup)
  const game = emptyGame(setup)
  beginProcedure(game, procedure('setup', 'shuffle', { by: 'corp', vars: noNames }))
  advance(game)
  return game
}

/** The cards in their places before anything is shuffled or drawn. */
export function emptyGame(setup: Setup): Game {
  const edition = editionNamed(setup.edition ?? newestEdition)
  const titles = [setup.corp.identity, ...setup.corp.cards, setup.runner.identity, ...setup.runner.cards]
  const runnerIdentity = setup.corp.cards.length + 1
  const game: Game = {
    edition: edition.name,
    definitions: definitionsNamed(setup.definitions).asIn(edition.name).version,
    titles,
    turn: 0,
    active: 'corp',
    corp: { credits: edition.rules.startingCredits, clicks: 0, badPublicity: 0, identity: 0 },
    runner: {
      credits: edition.rules.startingCredits,
      clicks: 0,
      tags: 0,
      coreDamage: 0,
      fund: 0,
      identity: runnerIdentity,
    },
    cards: [],
    zones: {
      hq: [],
      rnd: [],
      archives: [],
      corpScore: [],
      grip: [],
      stack: [],
      heap: [],
      runnerScore: [],
      identity: [],
      rig: [],
      play: [],
      hosted: [],
      setAside: [],
      removed: [],
    },
    servers: [
      { id: 'hq', root: [], ice: [] },
      { id: 'rnd', root: [], ice: [] },
      { id: 'archives', root: [], ice: [] },
    ],
    stamps: newStamps(),
    remotesMade: 0,
    positionsMade: 0,
    table: [],
    lingering: [],
    lingeringMade: 0,
    gained: [],
    frames: [],
    waiting: [],
    asked: { corp: 0, runner: 0 },
    happened: [],
    occurred: [],
    thisTurn: [],
    lastTurn: [],
    idle: [],
    random: { seed: setup.seed, drawn: 0, fixed: [] },
    named: { corp: 0, runner: 0, public: 0 },
    activations: 0,
    mark: null,
    nextClicks: { corp: 0, runner: 0 },
    keepPlaying: false,
    over: null,
    ...(setup.sets !== undefined && { sets: setup.sets }),
    ...(setup.winAt !== undefined && { winAt: setup.winAt }),
  }
  titles.forEach((_title, n) => {
    const side: Side = n < runnerIdentity ? 'corp' : 'runner'
    const isIdentity = n === 0 || n === runnerIdentity
    addCard(game, n, side, isIdentity ? 'identity' : side === 'corp' ? 'rnd' : 'stack')
  })
  return game
}

/** Puts a card that nobody has seen move into a list zone. */
function addCard(game: Game, n: number, owner: Side, zone: Exclude<Zone, 'root' | 'ice'>): CardState {
  const card: CardState = {
    card: n,
    owner,
    life: 1,
    zone,
    server: null,
    host: null,
    faceup: zone === 'identity',
    counters: noCounters,
    loaded: null,
    conversion: null,
    asideFrom: null,
    flipped: 0,
    back: 1,
    activeSince: 0,
    corpId: 0,
    runnerId: 0,
    publicId: 0,
  }
  game.cards.push(card)
  game.zones[zone].push(n)
  if (zone === 'identity') {
    game.table.push(n)
    nameAnew(game, card, 'new')
    becomeActive(game, card)
  }
  return card
}
