import { defineAllCards } from '@paydata/cards'
import type { Game } from '@paydata/engine'
import { saveGame } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, facedown, rezzed, scenario } from '@paydata/scenario'

const definitions = defineAllCards()
const set = () => scenario({ definitions, sets: ['core'], seed: 'positions' })

const corp = {
  identity: 'Haas-Bioroid: Engineering the Future',
  credits: 9,
  hand: ['Hedge Fund', 'Priority Requisition', 'Rototurret', 'Adonis Campaign', 'Enigma'],
  hqIce: [rezzed('Wall of Static'), 'Ichi 1.0'],
  rndIce: [rezzed('Enigma'), rezzed('Viktor 1.0')],
  deck: ['PAD Campaign', 'Hedge Fund', 'Enigma', 'Hunter', 'Biotic Labor', 'Archived Memories'],
  archives: ['Biotic Labor', facedown('Hedge Fund')],
  remotes: [
    { root: [card('Private Security Force', { advanced: 2 })], ice: [rezzed('Rototurret'), 'Heimdall 1.0'] },
    { root: [rezzed('PAD Campaign')] },
    { root: [card('Adonis Campaign', { rezzed: true, counters: { credit: 9 } })], ice: ['Enigma'] },
  ],
  scored: ['Accelerated Beta Test'],
}
const runner = {
  identity: 'Kate "Mac" McCaffrey: Digital Tinker',
  credits: 8,
  hand: ['Sure Gamble', 'Diesel', 'Modded', 'The Maker’s Eye', 'Battering Ram'],
  deck: ['Sure Gamble', 'Magnum Opus', 'Net Shield', 'Diesel', 'Tinkering', 'Pipeline'],
  heap: ['Diesel', 'Infiltration'],
  rig: [
    'Gordian Blade',
    'Corroder',
    card('Crypsis', { counters: { virus: 2 } }),
    'Akamatsu Mem Chip',
    'Rabbit Hole',
    card('Armitage Codebusting', { counters: { credit: 8 } }),
    'Aesop’s Pawnshop',
  ],
  stolen: ['Private Security Force'],
  tags: 1,
}

interface Position {
  readonly seat: 'corp' | 'runner' | 'spectator'
  readonly game: () => Game
}

const full = () => set().corp(corp).runner(runner)
const startup = () =>
  scenario({ definitions, sets: ['system-gateway', 'elevation', 'vantage-point'], seed: 'positions' })

/** The Runner runs on a server, and chooses what to access first. */
function accessing(game: ScenarioGame, server: string): Game {
  game.runner.runs(server)
  game.passUntil(({ waiting }) => waiting.some(({ asks }) => asks === 'candidate'))
  return game.json
}
const withCorp = (more: Parameters<ReturnType<typeof set>['corp']>[0]) =>
  set()
    .corp({ ...corp, ...more })
    .runner(runner)
    .runnerTurn()

/** Positions in which the page is looked at. */
export const positions = {
  'corp-action': { seat: 'corp', game: () => full().corpTurn().json },
  'runner-action': { seat: 'runner', game: () => full().runnerTurn().json },
  encounter: { seat: 'runner', game: () => full().encountering('Viktor 1.0').json },
  access: {
    seat: 'runner',
    game: () =>
      set()
        .corp({ ...corp, hand: ['Adonis Campaign'], hqIce: [] })
        .runner(runner)
        .accessing('Adonis Campaign').json,
  },
  rez: {
    seat: 'corp',
    game() {
      const game = full().approaching('Ichi 1.0')
      game.runner.passes()
      return game.json
    },
  },
  discard: {
    seat: 'corp',
    game() {
      const game = set()
        .corp({ ...corp, hand: [...corp.hand, 'Hunter', 'Corporate Troubleshooter'] })
        .runner(runner)
        .at('corpTurn.discard')
      return game.json
    },
  },
  payment: {
    seat: 'runner',
    game() {
      const game = set()
        .corp(corp)
        .runner({ ...runner, rig: [...runner.rig, 'Crash Space'], clicks: 2 })
        .runnerTurn()
      game.runner.removesTag()
      return game.json
    },
  },
  trace: {
    seat: 'corp',
    game() {
      const game = set()
        .corp({ ...corp, hqIce: [rezzed('Hunter')] })
        .runner({ ...runner, rig: [] })
        .encountering('Hunter')
      game.bothPass()
      return game.json
    },
  },
  bid: {
    seat: 'runner',
    game() {
      const game = set()
        .corp({ ...corp, hqIce: [rezzed('Hunter')] })
        .runner({ ...runner, rig: ['Rabbit Hole'] })
        .encountering('Hunter')
      game.bothPass()
      game.corp.answers('traceStrength', 3)
      return game.json
    },
  },
  psi: {
    seat: 'runner',
    game() {
      const game = set()
        .corp({ ...corp, hqIce: [rezzed('Snowflake')] })
        .runner({ ...runner, rig: [] })
        .encountering('Snowflake')
      game.bothPass()
      return { ...game.json, sets: ['core', 'what-lies-ahead'] }
    },
  },
  mulligan: {
    seat: 'corp',
    game: () =>
      set()
        .corp({ identity: corp.identity, hand: corp.hand, deck: corp.deck })
        .runner({ identity: runner.identity, hand: runner.hand, deck: runner.deck })
        .atMulligans().json,
  },
  steal: {
    seat: 'runner',
    game() {
      const game = set()
        .corp({ ...corp, hand: ['Priority Requisition'], hqIce: [] })
        .runner(runner)
        .accessing('Priority Requisition')
      game.runner.answers('midAccess', 'pass')
      return game.json
    },
  },
  'runner-discard': {
    seat: 'runner',
    game: () =>
      set()
        .corp(corp)
        .runner({ ...runner, hand: [...runner.hand, 'Infiltration', 'Crash Space'] })
        .at('runnerTurn.discard').json,
  },
  // In the window before its subroutine the Corp has nothing to do: the computer passes as soon as somebody looks.
  damage: {
    seat: 'runner',
    game() {
      const game = set()
        // Ice that lies ahead facedown lets the Runner think about leaving.
        // Whatever is accessed can be trashed: with what nothing can be done nobody is asked who plays a computer.
        .corp({
          ...corp,
          credits: 0,
          hand: corp.hand.map(() => 'Adonis Campaign'),
          hqIce: ['Enigma', rezzed('Neural Katana')],
        })
        .runner({ ...runner, rig: ['Rabbit Hole'] })
        .encountering('Neural Katana')
      game.runner.passes()
      return game.json
    },
  },
  order: {
    seat: 'corp',
    game: () => set().corp(corp).runner(runner).at('corpTurn.turnBegins').json,
  },
  memory: {
    seat: 'runner',
    game() {
      const game = set()
        .corp(corp)
        .runner({
          ...runner,
          rig: ['Gordian Blade', 'Corroder', 'Crypsis', 'Ninja'],
          hand: ['Battering Ram'],
        })
        .runnerTurn()
      game.runner.installs('Battering Ram')
      return game.json
    },
  },
  'far-encounter': {
    seat: 'runner',
    game: () =>
      set()
        .corp({ ...corp, remotes: [...corp.remotes, { ice: ['Enigma', 'Heimdall 1.0', rezzed('Hunter')] }] })
        .runner(runner)
        .encountering('Hunter').json,
  },
  watching: { seat: 'spectator', game: () => full().encountering('Viktor 1.0').json },
} as const satisfies Readonly<Record<string, Position>>

/** Positions in which one thing alone is looked at. */
const others = {
  // A card with the longest text, and no counter in the way.
  'long-text': {
    seat: 'runner',
    game: () =>
      set()
        .corp(corp)
        .runner({ ...runner, rig: ['Crypsis', 'Corroder', 'Akamatsu Mem Chip', 'Rabbit Hole'] })
        .encountering('Viktor 1.0').json,
  },
  // Nobody can do anything in the encounter with the ice of this run.
  'nothing-to-break-with': {
    seat: 'runner',
    game: () =>
      set()
        .corp({ ...corp, credits: 0, hqIce: [rezzed('Wall of Static')], remotes: [] })
        .runner({ ...runner, rig: [] })
        .runnerTurn().json,
  },
  'one-breaker': {
    seat: 'runner',
    game: () =>
      set()
        .corp(corp)
        .runner({ ...runner, rig: ['Ninja', 'Corroder'], credits: 1 })
        .encountering('Viktor 1.0').json,
  },
  // More servers than anybody has, and a rig of many cards.
  'many-servers': {
    seat: 'runner',
    game: () =>
      set()
        .corp({
          ...corp,
          remotes: Array.from({ length: 12 }, (_, i) => ({
            root: [i % 3 === 0 ? rezzed('PAD Campaign') : 'Adonis Campaign'],
            ice: i % 2 === 0 ? [rezzed('Wall of Static')] : [],
          })),
        })
        .runner({ ...runner, rig: [...runner.rig, 'Ninja', 'Datasucker', 'Medium', 'Desperado', 'Bank Job'] })
        .runnerTurn().json,
  },
  // The Corp is asked in a run that an event makes.
  'event-in-play': {
    seat: 'corp',
    game() {
      const game = set()
        .corp(corp)
        .runner({ ...runner, hand: ['Stimhack', 'Diesel'] })
        .runnerTurn()
      game.runner.plays('Stimhack')
      game.runner.answers('server', 'HQ')
      game.runner.passes()
      return game.json
    },
  },
  // The Corp may rez something in a run elsewhere, or go on to the server.
  'run-elsewhere': {
    seat: 'corp',
    game() {
      const game = withCorp({ hqIce: [], remotes: [{ root: ['Experiential Data'] }] })
      game.runner.runs('HQ')
      game.runner.passes()
      return game.json
    },
  },
  // The Corp is asked before an action whether it scores what it advanced.
  'before-action': { seat: 'corp', game: () => full().corpTurn('window').json },
  // Two subroutines are left to break, whose texts are long.
  'long-subroutines': {
    seat: 'runner',
    game() {
      const game = startup()
        .corp({
          identity: 'Haas-Bioroid: Precision Design',
          hand: ['Sprint', 'Hedge Fund'],
          deck: ['Hedge Fund', 'Palisade', 'Whitespace', 'Karunā'],
          hqIce: [rezzed('Ansel 1.0')],
        })
        .runner({
          identity: 'Tāo Salonga: Telepresence Magician',
          clicks: 4,
          hand: ['Sure Gamble'],
          deck: ['Sure Gamble', 'Carmen'],
          rig: ['Cleaver'],
        })
        .encountering('Ansel 1.0')
      game.runner.uses('Ansel 1.0')
      game.runner.breaks(0)
      game.runner.uses('Ansel 1.0')
      return game.json
    },
  },
  // An agenda in HQ that costs a click to steal.
  'dear-agenda': {
    seat: 'runner',
    game() {
      const game = startup()
        .corp({
          identity: 'Haas-Bioroid: Precision Design',
          hand: ['Méliès City Luxury Line'],
          deck: ['Hedge Fund', 'Palisade'],
        })
        .runner({
          identity: 'Tāo Salonga: Telepresence Magician',
          clicks: 4,
          hand: ['Sure Gamble', 'Carmen', 'Cleaver'],
          deck: ['Sure Gamble', 'Carmen'],
        })
        .runnerTurn()
      return accessing(game, 'HQ')
    },
  },
  // Ice that hosts a card.
  'hosting-ice': {
    seat: 'runner',
    game: () =>
      set()
        .corp(corp)
        .runner({
          ...runner,
          rig: ['Djinn', card('Parasite', { on: 'Wall of Static', counters: { virus: 1 } })],
        })
        .runnerTurn().json,
  },
  // The Runner has just seen a card of HQ.
  'hq-access': {
    seat: 'runner',
    game: () =>
      set()
        .corp({ ...corp, hqIce: [] })
        .runner(runner)
        .accessing('Enigma').json,
  },
  // Of two pieces of ice the Runner can break one, and holds what breaks the other.
  'before-run': {
    seat: 'runner',
    game: () =>
      set()
        .corp({ ...corp, hqIce: [rezzed('Ice Wall')], rndIce: [rezzed('Enigma')], remotes: [] })
        .runner({ ...runner, rig: ['Gordian Blade'], hand: ['Corroder'] })
        .runnerTurn().json,
  },
  // Two plain cards in Archives lie open for the Runner.
  'archives-access': {
    seat: 'runner',
    game: () => accessing(withCorp({ archives: ['Biotic Labor', 'Hedge Fund'] }), 'Archives'),
  },
  // Of what lies open in Archives a trap does something and an agenda is stolen.
  'many-in-archives': {
    seat: 'runner',
    game() {
      const plain = ['Biotic Labor', 'Beanstalk Royalties', 'Enigma', 'Wall of Static', 'PAD Campaign']
      return accessing(
        withCorp({ archives: [...plain, 'Snare!', 'Hedge Fund', 'Priority Requisition'] }),
        'Archives',
      )
    },
  },
  // In the root of R&D lie an upgrade that everybody sees and one that nobody has seen.
  'root-and-rnd': {
    seat: 'runner',
    game: () =>
      accessing(
        withCorp({ rndIce: [], rndRoot: ['Corporate Troubleshooter', rezzed('Red Herrings')] }),
        'R&D',
      ),
  },
  // The Corp may pay for what the accessed card does, and chooses what ice does to a program: cards alone do not say that.
  trap: {
    seat: 'corp',
    game: () =>
      set()
        .corp({ ...corp, hand: ['Snare!'], hqIce: [] })
        .runner(runner)
        .accessing('Snare!').json,
  },
  'program-to-trash': {
    seat: 'corp',
    game() {
      const game = set()
        .corp({ ...corp, hqIce: [rezzed('Rototurret')] })
        .runner(runner)
        .encountering('Rototurret')
      game.bothPass()
      return game.json
    },
  },
  'long-names': {
    seat: 'corp',
    game: () =>
      set()
        .corp({ ...corp, remotes: [{ root: ['Corporate Troubleshooter'] }, ...corp.remotes] })
        .runner(runner)
        .corpTurn().json,
  },
  // The Corp chooses two cards of its hand.
  'two-of-hand': {
    seat: 'corp',
    game() {
      const game = startup()
        .corp({
          identity: 'Haas-Bioroid: Precision Design',
          hand: ['Sprint', 'Hedge Fund', 'Palisade'],
          deck: ['Hedge Fund', 'Palisade', 'Whitespace', 'Karunā'],
        })
        .runner({
          identity: 'Tāo Salonga: Telepresence Magician',
          hand: ['Sure Gamble'],
          deck: ['Sure Gamble', 'Carmen'],
        })
        .corpTurn()
      game.corp.plays('Sprint')
      return game.json
    },
  },
  // The Corp has something to rez in the window before the damage, so it is asked.
  'damage-to-come': {
    seat: 'corp',
    game() {
      const game = set()
        .corp({ ...corp, hqIce: ['Enigma', rezzed('Neural Katana')], remotes: [{ root: ['PAD Campaign'] }] })
        .runner({ ...runner, rig: ['Rabbit Hole'] })
        .encountering('Neural Katana')
      game.runner.passes()
      return game.json
    },
  },
  // The Runner steals the agenda that wins.
  'last-agenda': {
    seat: 'runner',
    game() {
      const game = set()
        .corp({ ...corp, hand: ['Priority Requisition'], hqIce: [] })
        .runner({ ...runner, stolen: ['Private Security Force', 'Priority Requisition'] })
        .accessing('Priority Requisition')
      game.runner.answers('midAccess', 'pass')
      return game.json
    },
  },
  // The Corp may pay for a trap that the Runner does not survive.
  'deadly-trap': {
    seat: 'corp',
    game: () =>
      set()
        .corp({ ...corp, hand: ['Snare!'], hqIce: [] })
        .runner({ ...runner, hand: ['Diesel', 'Modded'] })
        .accessing('Snare!').json,
  },
  // A run leads into a trace, and to a tag.
  hunted: {
    seat: 'runner',
    game: () =>
      set()
        .corp({ ...corp, hqIce: [rezzed('Hunter')], remotes: [] })
        .runner({ ...runner, rig: [], tags: 0 })
        .runnerTurn().json,
  },
  // An agenda costs more to steal than the Runner has.
  priced: {
    seat: 'runner',
    game: () =>
      set()
        .corp({ ...corp, remotes: [{ root: ['Priority Requisition', rezzed('Red Herrings')] }] })
        .runner({ ...runner, credits: 3, rig: [] })
        .runnerTurn().json,
  },
  // Cards of Startup alone, in its format.
  startup: {
    seat: 'runner',
    game: () =>
      startup()
        .corp({
          identity: 'Haas-Bioroid: Precision Design',
          credits: 9,
          hand: ['Hedge Fund', 'Palisade', 'Regolith Mining License'],
          deck: ['Hedge Fund', 'Palisade', 'Whitespace', 'Karunā'],
          hqIce: [rezzed('Brân 1.0')],
          remotes: [{ root: [rezzed('Nico Campaign')], ice: ['Whitespace'] }],
        })
        .runner({
          identity: 'Tāo Salonga: Telepresence Magician',
          credits: 8,
          hand: ['Sure Gamble', 'Creative Commission'],
          deck: ['Sure Gamble', 'Carmen', 'Cleaver', 'Creative Commission'],
          rig: ['Cleaver', 'Unity'],
        })
        .encountering('Brân 1.0').json,
  },
} as const satisfies Readonly<Record<string, Position>>

const all = { ...positions, ...others }

export type PositionName = keyof typeof positions
export type AnyPosition = keyof typeof all

/** What a browser keeps of a game, so that it goes on with it. */
export const keptAs = (name: AnyPosition): string => {
  const { seat, game } = all[name]
  // Scenarios have blank cards of their own beside the real ones. None of them is in these positions.
  return JSON.stringify({ seat, saved: saveGame({ ...game(), definitions: definitions.version }) })
}
