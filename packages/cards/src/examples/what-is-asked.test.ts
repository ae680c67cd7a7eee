import type { Side, View } from '@paydata/engine'
import { occurrencesFor, refusedFor, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, lastTurn, rezzed, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { effectText, labelOf, logSentences, promptOf, reasonText } from '@paydata/words/english'
import { test } from 'vitest'
import { cardsVersion, defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const table = () => scenario({ definitions })

/** What a player reads: the question, and what the buttons say. */
function read(game: ScenarioGame, side: Side): { readonly text: string; readonly buttons: string[] } {
  const view = viewFor(game.json, side)
  const { question } = view
  if (question === null) return { text: '', buttons: [] }
  const buttons = question.form === 'choose' ? question.options.map(option => labelOf(option, view)) : []
  return { text: promptOf(question, view).text, buttons }
}

test('what follows from a successful run is quoted as the text that began the run says it (CR 6.7.4)', () => {
  const game = table()
    .runner({ rig: ['Medium'], hand: ['The Maker’s Eye'], credits: 5 })
    .runnerTurn()
  game.runner.plays('The Maker’s Eye')
  game.passUntil(({ waiting }) => waiting[0]?.asks === 'reaction')
  expect(read(game, 'runner')).toEqual({
    text: 'Choose which ability to resolve next.',
    buttons: [
      'The Maker’s Eye: If successful, access 2 additional cards when you breach R&D.',
      'Medium: Whenever you make a successful run on R&D, place 1 virus counter on this program.',
    ],
  })
})

test('what lasts is told in the words of the text it lasts by, with how long it does', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Tithe')] })
    .runner({ rig: ['Gordian Blade'], hand: ['Sneakdoor Beta', 'Stimhack'], credits: 5 })
    .encountering('Tithe')
  const lasting = ({ definitions, lingering }: View): (string | null)[] =>
    lingering.map(({ path }) => effectText(definitions, path))
  game.runner.uses('Gordian Blade', 1)
  expect(lasting(viewFor(game.json, 'runner'))).toEqual(['+1 strength for the remainder of this run.'])
  const stimhack = table()
    .runner({ hand: ['Stimhack'] })
    .runnerTurn()
  stimhack.runner.plays('Stimhack')
  stimhack.runner.answers('server', 'hq')
  expect(lasting(viewFor(stimhack.json, 'spectator'))).toEqual([
    'When that run ends, suffer 1 core damage. This damage cannot be prevented.',
    'During that run, hosted credits are considered to be in your credit pool.',
  ])
})

test('a subroutine is quoted as it stands on the card', () => {
  expect(effectText(cardsVersion, 'tithe/1/does')).toBe('Gain 1[credit].')
})

test('what may be paid for says what it costs and what it is for, in the words of the card', () => {
  const game = table()
    .corp({ credits: 6, hand: ['Snare!'] })
    .accessing('Snare!')
  expect(read(game, 'corp')).toEqual({
    text: 'Snare!: “You may pay 4[credit]. If you do, give the Runner 1 tag and do 3 net damage.” Pay 4[credit]?',
    buttons: ['Pay 4[credit]', 'Do not pay'],
  })
})

test('a player who may pay for a card of the opponent reads what happens if they do not', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Funhouse')] })
    .encountering('Funhouse')
  expect(read(game, 'runner')).toEqual({
    text: 'Funhouse: “End the run unless the Runner takes 1 tag.” Take 1 tag?',
    buttons: ['Take 1 tag', 'Do not do it'],
  })
})

test('what is optional says what it does and of which card', () => {
  const game = table()
    .corp({ credits: 5, hqIce: ['Ice Wall'] })
    .runner({ hand: ['Forged Activation Orders'], credits: 5 })
    .runnerTurn()
  game.runner.plays('Forged Activation Orders')
  expect(read(game, 'runner').text).toBe(
    'Choose 1 card for Forged Activation Orders: “Choose 1 unrezzed piece of ice. The Corp may rez that ice. If they do not, they trash it.”',
  )
  game.runner.answers('choose', 'Ice Wall')
  expect(read(game, 'corp')).toEqual({
    text: 'Forged Activation Orders: “The Corp may rez that ice.” Do you want to?',
    buttons: ['The Corp rezzes that ice.', 'Do not do it'],
  })
})

test('what is chosen or found says what for, also where there is nothing', () => {
  const table1 = table()
    .corp({ credits: 5, hand: ['Shipment from MirrorMorph', 'Hedge Fund'] })
    .corpTurn()
  table1.corp.plays('Shipment from MirrorMorph')
  expect(read(table1, 'corp')).toEqual({
    text: 'There is nothing to choose for Shipment from MirrorMorph: “Install up to 3 cards from HQ (one at a time).”',
    buttons: [],
  })
  const table2 = table()
    .runner({ credits: 5, rig: ['Djinn'], deck: ['Parasite', 'Corroder'] })
    .runnerTurn()
  table2.runner.uses('Djinn')
  expect(read(table2, 'runner')).toEqual({
    text: 'Find 1 card or none for Djinn: “Search your stack for 1 virus program, reveal it, and add it to your grip. (Shuffle your stack right after searching it.)”',
    buttons: ['Parasite'],
  })
})

test('where a card goes, and which server is run, is asked in other words than a choice of a server', () => {
  const installing = table()
    .corp({ hand: ['Melange Mining Corp.'] })
    .corpTurn()
  installing.corp.installs('Melange Mining Corp.')
  expect(read(installing, 'corp').text).toBe('Choose where to install Melange Mining Corp.')
  const running = table()
    .runner({ hand: ['Inside Job'], credits: 5 })
    .runnerTurn()
  running.runner.plays('Inside Job')
  expect(read(running, 'runner').text).toBe('Choose a server to run with Inside Job.')
})

test('credits from several places are paid for something that is named', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Hunter')], credits: 0, badPublicity: 1 })
    .runner({ rig: ['Corroder'], credits: 5 })
    .encountering('Hunter')
  game.runner.uses('Corroder', 1)
  expect(read(game, 'runner').text).toBe('Choose how to pay 1[credit] for Corroder.')
})

test('a card that can only be looked at is shown as that, and none is said to have an ability to use', () => {
  const access = (title: string) =>
    read(
      table()
        .corp({ hand: [title] })
        .accessing(title),
      'runner',
    )
  expect(access('Hedge Fund')).toEqual({
    text: 'You access Hedge Fund and can do nothing with it.',
    buttons: ['Do nothing with it'],
  })
  expect(access('PAD Campaign')).toEqual({
    text: 'What do you do with PAD Campaign?',
    buttons: ['Do nothing with it', 'Trash PAD Campaign (4[credit])'],
  })
})

test('cards are paid with in the words of the cost (CR 1.16.1)', () => {
  const game = table()
    .runner({ rig: ['Data Dealer'], stolen: ['Priority Requisition', 'Breaking News'] })
    .runnerTurn()
  game.runner.uses('Data Dealer')
  expect(read(game, 'runner').text).toBe('Choose 1 card to forfeit for Data Dealer.')
})

test('a player who has no credits for a trace is told so, and a number that is no choice is no question', () => {
  const game = table()
    .corp({ credits: 2, hand: ['SEA Source', 'Psychographics'] })
    .history(lastTurn(successfulRun('hq')))
    .corpTurn()
  game.corp.plays('SEA Source')
  expect(read(game, 'corp').text).toBe(
    'SEA Source: The base strength is 3, and the Runner’s link is 0. You have no credits to spend on the trace.',
  )
  const psychographics = table()
    .corp({ credits: 2, hand: ['Psychographics'], remotes: [{ root: ['Breaking News'] }] })
    .corpTurn()
  psychographics.corp.plays('Psychographics')
  expect(read(psychographics, 'corp').text).toBe('X can only be 0 for Psychographics.')
})

test('what is about to happen names the card that it happens to', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ rig: ['Corroder', 'Sacrificial Construct'] })
    .encountering('Rototurret')
  game.bothPass()
  game.corp.answers('choose', 'Corroder')
  expect(read(game, 'runner').text).toBe('About to happen: trashing Corroder; use an interrupt, or pass.')
})

test('a trace says how strong it is, and what the link is', () => {
  const game = table()
    .corp({ credits: 6, hand: ['SEA Source'] })
    .runner({ rig: ['Access to Globalsec'], credits: 5 })
    .history(lastTurn(successfulRun('hq')))
    .corpTurn()
  game.corp.plays('SEA Source')
  expect(read(game, 'corp').text).toBe(
    'SEA Source: The base strength is 3, and the Runner’s link is 1. Spend up to 4[credit] on the trace.',
  )
  game.corp.answers('traceStrength', 2)
  expect(read(game, 'runner').text).toBe(
    'SEA Source: The trace strength is 5, and your link is 1. Spend up to 5[credit] on the trace.',
  )
})

test('where ice is installed says what it costs there (CR 1.16.6)', () => {
  const game = table()
    .corp({ credits: 6, hand: ['Ice Wall'], hqIce: ['Enigma', 'Enigma'], rndIce: ['Enigma'] })
    .corpTurn()
  game.corp.installs('Ice Wall')
  expect(read(game, 'corp').buttons).toEqual([
    'HQ (2[credit])',
    'R&D (1[credit])',
    'Archives (0[credit])',
    'A new remote server (0[credit])',
  ])
})

test('an interrupt is asked for with what is about to happen', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Data Raven')], credits: 5 })
    .runner({ rig: ['Decoy'], credits: 5 })
    .encountering('Data Raven')
  game.runner.answers('effect', 0)
  expect(read(game, 'runner').text).toBe('About to happen: 1 tag; use an interrupt, or pass.')
})

test('what became pending in a step is resolved in that step (CR 6.9.3a, 7.2.1)', () => {
  const encounter = table()
    .corp({ hqIce: [rezzed('Data Raven')] })
    .encountering('Data Raven')
  expect(encounter.runner.question).toMatchObject({ step: 'encounter.encounterBegins', rule: '6.9.3a' })
  const access = table()
    .corp({ credits: 6, hand: ['Snare!'] })
    .accessing('Snare!')
  expect(access.corp.question).toMatchObject({ step: 'access.accessBegins', rule: '7.2.1' })
})

test('of several cards that look alike each is told by where it is', () => {
  const game = table()
    .corp({ hqIce: ['Enigma', 'Hunter', rezzed('Ice Wall')], rndIce: [rezzed('Ice Wall')] })
    .runner({ hand: ['Tinkering'] })
    .runnerTurn()
  game.runner.plays('Tinkering')
  expect(read(game, 'runner').buttons.sort()).toEqual([
    'Ice Wall (HQ, position 3 from the server)',
    'Ice Wall (R&D)',
    'unrezzed ice protecting HQ (innermost position)',
    'unrezzed ice protecting HQ (position 2 from the server)',
  ])
})

test('what has not happened is told as a plain sentence', () => {
  const game = table()
    .corp({ hand: ['SEA Source'], credits: 5 })
    .runner({ rig: ['Lemuria Codecracker'], credits: 5 })
  const told = (side: Side, definition: string, of: ScenarioGame) => {
    const refused = refusedFor(of.json, side).find(each => each.definition === definition)
    return refused === undefined ? '' : reasonText(refused, of.json.definitions)
  }
  expect(told('corp', 'sea_source', game.corpTurn())).toBe(
    'the Runner did not make a successful run during their last turn (CR 9.1.8c)',
  )
  expect(told('runner', 'lemuria_codecracker', game.runnerTurn())).toBe(
    'you did not make a successful run on HQ this turn (CR 9.3.2)',
  )
})

test('cards with one title are told apart wherever one of them is advanced, rezzed or trashed', () => {
  const game = table()
    .corp({
      credits: 9,
      hqIce: ['Ice Wall', 'Ice Wall'],
      rndIce: ['Ice Wall'],
      remotes: [{ root: ['PAD Campaign'] }, { root: ['PAD Campaign'] }],
    })
    .runner({ tags: 1, rig: [card('Bank Job', { counters: { credit: 8 } }), 'Bank Job', 'Decoy'] })
  expect(read(game.corpTurn('window'), 'corp').buttons).toEqual([
    'Pass',
    'Rez PAD Campaign (Server 1) (2[credit])',
    'Rez PAD Campaign (Server 2) (2[credit])',
  ])
  expect(read(game.corpTurn(), 'corp').buttons).toEqual([
    'Gain 1[credit] ([click])',
    'Draw 1 card ([click])',
    'Advance Ice Wall (HQ, innermost position) ([click], 1[credit])',
    'Advance Ice Wall (HQ, position 2 from the server) ([click], 1[credit])',
    'Advance Ice Wall (R&D) ([click], 1[credit])',
    'Trash Bank Job (8[credit] on it) ([click], 2[credit])',
    'Trash Bank Job ([click], 2[credit])',
    'Trash Decoy ([click], 2[credit])',
    'Purge virus counters ([click][click][click])',
  ])
})

test('what costs as much as there is of something is asked for with the sum (CR 1.16.11)', () => {
  const game = table()
    .corp({ hqIce: [rezzed("Hadrian's Wall")] })
    .runner({ hand: ['Femme Fatale'], credits: 20 })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('choose', "Hadrian's Wall")
  game.passUntil('runnerAction')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  expect(read(game, 'runner').text).toMatch(/ Pay 2\[credit\]\?$/)
  expect(read(game, 'runner').buttons).toEqual(['Pay 2[credit]', 'Do not pay'])
})

test('what has to be trashed to install a card is asked for with the reason (CR 8.5.6, 1.16.6)', () => {
  const ice = table()
    .corp({ credits: 1, hand: ['Hunter'], hqIce: ['Enigma', 'Enigma'] })
    .corpTurn()
  ice.corp.installs('Hunter')
  ice.corp.answers('server', 'HQ')
  expect(read(ice, 'corp').text).toBe(
    'Choose ice to trash: you cannot pay the 2[credit] that Hunter costs to install now.',
  )
  ice.corp.answers('trashLike', 'Enigma')
  expect(read(ice, 'corp')).toMatchObject({
    text: 'Trash cards protecting HQ before installing Hunter?',
    buttons: ['Continue (1[credit])', 'Enigma'],
  })
  const memory = table()
    .runner({ credits: 9, hand: ['Magnum Opus'], rig: ['Corroder', 'Gordian Blade', 'Ninja'] })
    .runnerTurn()
  memory.runner.installs('Magnum Opus')
  expect(read(memory, 'runner').text).toBe(
    'Choose a program to trash: there is not enough memory for Magnum Opus.',
  )
  const upgrade = table()
    .corp({ hand: ['Research Station'], hqRoot: ['Red Herrings'] })
    .corpTurn()
  upgrade.corp.installs('Research Station')
  upgrade.corp.answers('server', 'HQ')
  expect(read(upgrade, 'corp').text).toBe('Trash cards in the root of HQ before installing Research Station?')
})

test('a window says what there is to do in it', () => {
  const nothing = table().corpTurn('window')
  expect(read(nothing, 'corp').text).toBe('Before your next action: you can only pass.')
  const much = table()
    .corp({
      credits: 5,
      scored: [card('AstroScript Pilot Program', { counters: { agenda: 1 } })],
      remotes: [
        { root: ['PAD Campaign'] },
        { root: [card('Hostile Takeover', { counters: { advancement: 2 } })] },
      ],
    })
    .corpTurn('window')
  expect(read(much, 'corp').text).toBe(
    'Before your next action: rez a card, score an agenda, use an ability, or pass.',
  )
})

test('a window says when it is, in the words of whoever is asked (CR 6.9.2, 6.9.3b)', () => {
  const game = table()
    .corp({ credits: 9, hqIce: ['Ichi 1.0'], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ rig: ['Crypsis'], credits: 9 })
    .approaching('Ichi 1.0')
  game.runner.passes()
  expect(read(game, 'corp').text).toBe('The Runner approaches Ichi 1.0: rez a card or pass.')
  game.corp.rezzes('Ichi 1.0')
  game.passUntil('encounter')
  expect(read(game, 'runner').text).toBe('You encounter Ichi 1.0: use an ability or pass.')
  const end = table()
    .corp({ credits: 9, remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ clicks: 0 })
    .at('runnerTurn.discardPhaseWindow')
  end.runner.passes()
  expect(read(end, 'corp').text).toBe('The Runner’s turn ends: rez a card or pass.')
})

test('who chooses among effects of the other player’s card reads for whom they are', () => {
  const game = table()
    .runner({ hand: ['Wildcat Strike'], credits: 5 })
    .runnerTurn()
  game.runner.plays('Wildcat Strike')
  expect(read(game, 'corp').text).toBe('Choose an effect of Wildcat Strike for the Runner.')
})

test('the log tells what a draw brought and why, each card once, and no draw where there was none', () => {
  const game = table()
    .runner({ hand: ['Special Order', 'Diesel'], deck: ['Corroder', 'Decoy', 'Sure Gamble'], credits: 5 })
    .runnerTurn()
  const last = (of: ScenarioGame, viewer: Side): string[] =>
    logSentences(occurrencesFor(of.json, viewer), { viewer, definitions: of.json.definitions }).map(
      ({ text }) => text,
    )
  game.runner.plays('Special Order')
  game.runner.answers('search', 'Corroder')
  expect(last(game, 'runner')).toEqual([
    'You search your stack because of Special Order.',
    'You shuffle your stack.',
    'You reveal Corroder.',
    'You add Corroder to your grip.',
  ])
})

test('CR 6.1.4, 6.9.3c: the log tells a subroutine before what comes of it, also one that ends the run', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Neural Katana')] })
    .runner({ hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel'] })
    .encountering('Neural Katana')
  const told = (): string[] => {
    const { definitions } = game.json
    const reader = { viewer: 'spectator', definitions } as const
    return logSentences(occurrencesFor(game.json, 'spectator'), reader).map(({ text }) => text)
  }
  game.bothPass()
  expect(told()).toEqual([
    '“Do 3 net damage.” on Neural Katana resolves.',
    'The Runner suffers 3 net damage.',
    'The Runner loses Diesel.',
    'The Runner loses Diesel.',
    'The Runner loses Diesel.',
    'The Runner passes Neural Katana.',
  ])
  game.passUntil(() => game.state.encountered?.title === 'Wall of Static')
  game.bothPass()
  expect(told()).toEqual(['“End the run.” on Wall of Static resolves.', 'The run on HQ is unsuccessful.'])
})

test('CR 7.2.2: everybody reads what an accessed card was trashed for, also who did not see the access', () => {
  const game = table()
    .corp({ hand: ['PAD Campaign'] })
    .runner({ credits: 5 })
    .running('HQ')
  game.passUntil(({ waiting }) => waiting[0]?.asks === 'candidate')
  game.runner.accesses('HQ')
  game.runner.trashes()
  const { definitions } = game.json
  for (const viewer of ['corp', 'spectator'] as const)
    expect(
      logSentences(occurrencesFor(game.json, viewer), { viewer, definitions }).map(({ text }) => text)[0],
    ).toBe('The Runner trashes PAD Campaign (4[credit]).')
})

test('CR 1.16.2: what can be paid in another way is asked for with both ways', () => {
  const game = table()
    .corp({ credits: 5, scored: ['Hostile Takeover'], hqIce: [rezzed('Mycoweb'), 'Biawak'] })
    .encountering('Mycoweb')
  game.passUntil(({ waiting }) => waiting[0]?.asks === 'confirm')
  game.corp.answers('confirm', 'yes')
  game.corp.answers('choose', 'Biawak')
  expect(read(game, 'corp')).toEqual({
    text: 'Pay 12[credit] or forfeit 1 agenda and pay 10[credit] less to rez Biawak?',
    buttons: ['Pay 12[credit] or forfeit 1 agenda and pay 10[credit] less', 'Do not pay'],
  })
})
