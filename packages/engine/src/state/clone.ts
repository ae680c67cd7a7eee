import type { CardState, Position, ServerState } from './cards.ts'
import type { Frame } from './frames.ts'
import type { Game } from './game.ts'
import { checkGame } from './shape.ts'

/**
 * Written by hand because a game is copied at every answer. What is never changed in place (occurrences, counters,
 * bound variables, lingering effects, questions) is shared between copies.
 */
export function cloneGame(game: Game): Game {
  checkGame(game)
  const zones = game.zones
  const copy: Game = {
    edition: game.edition,
    definitions: game.definitions,
    titles: game.titles,
    turn: game.turn,
    active: game.active,
    corp: { ...game.corp },
    runner: { ...game.runner },
    cards: cloneCards(game.cards),
    zones: {
      hq: zones.hq.slice(),
      rnd: zones.rnd.slice(),
      archives: zones.archives.slice(),
      corpScore: zones.corpScore.slice(),
      grip: zones.grip.slice(),
      stack: zones.stack.slice(),
      heap: zones.heap.slice(),
      runnerScore: zones.runnerScore.slice(),
      identity: zones.identity.slice(),
      rig: zones.rig.slice(),
      play: zones.play.slice(),
      hosted: zones.hosted.slice(),
      setAside: zones.setAside.slice(),
      removed: zones.removed.slice(),
    },
    servers: game.servers.map(cloneServer),
    stamps: game.stamps.slice(),
    remotesMade: game.remotesMade,
    positionsMade: game.positionsMade,
    table: game.table.slice(),
    lingering: game.lingering.slice(),
    lingeringMade: game.lingeringMade,
    gained: game.gained,
    frames: game.frames.map(cloneFrame),
    waiting: game.waiting.slice(),
    asked: { corp: game.asked.corp, runner: game.asked.runner },
    happened: game.happened.slice(),
    occurred: game.occurred.slice(),
    thisTurn: game.thisTurn.slice(),
    lastTurn: game.lastTurn,
    idle: game.idle.slice(),
    random: { seed: game.random.seed, drawn: game.random.drawn, fixed: game.random.fixed },
    named: { corp: game.named.corp, runner: game.named.runner, public: game.named.public },
    activations: game.activations,
    mark: game.mark,
    nextClicks: { corp: game.nextClicks.corp, runner: game.nextClicks.runner },
    keepPlaying: game.keepPlaying,
    over: game.over,
  }
  if (game.sets !== undefined) Object.assign(copy, { sets: game.sets })
  return game.winAt === undefined ? copy : Object.assign(copy, { winAt: game.winAt })
}

function cloneCards(cards: readonly CardState[]): CardState[] {
  const copy = new Array<CardState>(cards.length)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as CardState
    copy[i] = {
      card: card.card,
      owner: card.owner,
      life: card.life,
      zone: card.zone,
      server: card.server,
      host: card.host,
      faceup: card.faceup,
      counters: card.counters,
      loaded: card.loaded,
      conversion: card.conversion,
      asideFrom: card.asideFrom,
      flipped: card.flipped,
      back: card.back,
      activeSince: card.activeSince,
      corpId: card.corpId,
      runnerId: card.runnerId,
      publicId: card.publicId,
    }
  }
  return copy
}

const clonePosition = (position: Position): Position => ({ id: position.id, ice: position.ice })

const cloneServer = (server: ServerState): ServerState => ({
  id: server.id,
  root: server.root.slice(),
  ice: server.ice.map(clonePosition),
})

function cloneFrame(frame: Frame): Frame {
  // Only a structure's variables are changed in place; every other value in a frame is replaced whole.
  return frame.kind === 'structure' ? ({ ...frame, vars: { ...frame.vars } } as Frame) : { ...frame }
}
