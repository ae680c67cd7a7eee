import { expect, test } from 'vitest'
import * as testing from '../src/index.ts'
import { definitions } from './cards.ts'

type Word =
  | (
      | 'scenario'
      | 'card'
      | 'faceup'
      | 'facedown'
      | 'plays'
      | 'uses'
      | 'breaching'
      | 'fillers'
      | 'happened'
      | 'implemented'
      | 'lastTurn'
      | 'rezzed'
    )
  | ('successfulRun' | 'corp' | 'runner' | 'history' | 'corpTurn' | 'runnerTurn' | 'running' | 'approaching')
  | ('encountering' | 'at' | 'passUntil' | 'save' | 'restore' | 'cards' | 'json' | 'fiat' | 'set' | 'move')
  | ('resolve' | 'addSubroutine' | 'changeStrength' | 'moreAccesses')

/** What is there for a script in plain JavaScript, which no type holds back. */
type Script = ((...given: readonly unknown[]) => Script) & { readonly [Each in Word]: Script }

const { card, faceup, facedown, fillers, happened, implemented, lastTurn, rezzed, scenario, successfulRun } =
  testing as unknown as Script

const start = () => scenario({ definitions })

/** Each mistake with words of its error. */
type Mistakes = readonly (readonly [string, () => unknown, string])[]

const beginning: Mistakes = [
  ['nothing', () => scenario(), 'scenario({ definitions: defineAllCards() })'],
  ['the cards alone', () => scenario(definitions), 'The cards are to be named: scenario({ definitions'],
  ['a list of cards', () => scenario({ definitions: [] }), 'which is what defineCards gives'],
  ['a function', () => scenario({ definitions: () => definitions }), 'this is a function'],
  ['a misspelt option', () => scenario({ definitions, seeed: 'a' }), 'Did you mean seed?'],
  [
    'a seed that is a number',
    () => scenario({ definitions, seed: 5 }),
    'The seed is written in quotes; this is 5',
  ],
  [
    'an edition that is none',
    () => scenario({ definitions, edition: '27' }),
    '"27" is none of the words there are',
  ],
  ['no cards to list', () => implemented(), 'Cards are what defineCards gives'],
]

const corp = (spec: unknown) => () => start().corp(spec).corpTurn()
const runner = (spec: unknown) => () => start().runner(spec).runnerTurn()

const positions: Mistakes = [
  [
    'nothing said',
    corp(undefined),
    "What the corp has is said in braces, such as corp({ credits: 5, hand: ['…'] })",
  ],
  ['a list', corp(['Wall']), 'this is ["Wall"]'],
  ['a misspelt word', corp({ credit: 2 }), 'Did you mean credits?'],
  [
    'a number in quotes',
    corp({ credits: '2' }),
    'The number of credits is "2"; it must be a whole number from 0.',
  ],
  ['one card as a list', corp({ hand: 'Wall' }), `"hand" is a list, not "Wall": write { hand: ['…', '…'] }`],
  ['one remote as a list', corp({ remotes: { root: [] } }), "write { remotes: [{ root: ['…'] }] }"],
  [
    'a remote that is a card',
    corp({ remotes: ['Campaign'] }),
    "A remote server is said in braces, such as { root: ['…']",
  ],
  ['no card', corp({ hand: [null] }), "such as 'Enigma' or card('Enigma', { advanced: 1 }); this is null"],
  ['a card without a title', corp({ hand: [card()] }), 'The title of a card is written in quotes'],
  ['a misspelt card', corp({ hand: ['Hegde Fund'] }), 'Did you mean Hedge Fund?'],
  ['an identity of the other side', corp({ identity: 'Linked' }), 'is no identity of the Corp'],
  ['a card as identity', corp({ identity: 'Hedge Fund' }), 'Hedge Fund is no identity of the Corp'],
  ['an identity that is a number', corp({ identity: 5 }), 'The identity is written in quotes; this is 5'],
  [
    'counters that are a number',
    runner({ rig: [card('Feeder', { counters: 2 })] }),
    '{ virus: 2 }; this is 2',
  ],
  [
    'a misspelt counter',
    runner({ rig: [card('Feeder', { counters: { credits: 2 } })] }),
    'Did you mean credit?',
  ],
  [
    'a host that is no title',
    runner({ rig: [card('Parasite', { on: 5 })] }),
    'What Parasite is hosted on is written in quotes',
  ],
  [
    'one hosted card as a list',
    runner({ rig: [card('Feeder', { hosting: 'Corroder' })] }),
    '"hosting" is a list',
  ],
  [
    'rezzed in words',
    corp({ hqIce: [card('Wall', { rezzed: 'yes' })] }),
    '"rezzed" is true or false, not "yes"',
  ],
  ['rezzed in a hand', corp({ hand: [rezzed('Wall')] }), "cannot be rezzed there: write 'Wall'"],
  ['a rezzed program', runner({ rig: [rezzed('Corroder')] }), 'Corroder is not in a server'],
  [
    'CR 3.2.3a: a rezzed agenda',
    corp({ remotes: [{ root: [rezzed('Agenda')] }] }),
    "Agenda is an agenda, which is never rezzed: write 'Agenda', or faceup('Agenda').",
  ],
  [
    'CR 1.13.2b: a rezzed card that is hosted without being installed',
    runner({ rig: [card('Feeder', { hosting: [rezzed('Wall')] })] }),
    'Wall is hosted there and not installed',
  ],
  ['a faceup asset', corp({ remotes: [{ root: [faceup('Campaign')] }] }), "write rezzed('Campaign')"],
  ['a faceup card in a hand', corp({ hand: [faceup('Wall')] }), "nothing is faceup: write 'Wall'"],
  ['facedown ice', corp({ hqIce: [facedown('Wall')] }), "write 'Wall' or unrezzed('Wall')"],
  ['facedown in a deck', corp({ deck: [facedown('Wall')] }), 'where nothing is faceup'],
  ['points in words', corp({ scored: [card('Campaign', { points: 'x' })] }), 'The points of Campaign is "x"'],
  ['fewer fillers than none', () => fillers('corp', -3), 'The number of fillers is -3'],
  ['fillers of nobody', () => fillers('mars', 3), '"mars" is none of the words there are: corp, runner'],
]

const roots: Mistakes = [
  [
    'CR 3.3.1: an asset in HQ',
    corp({ hqRoot: ['Campaign'] }),
    "cannot be in the root of HQ; write remotes: [{ root: ['Campaign'] }]",
  ],
  [
    'CR 3.2.1: an agenda in Archives',
    corp({ archivesRoot: ['Agenda'] }),
    'cannot be in the root of Archives',
  ],
  [
    'CR 3.3.1: two assets in a remote',
    corp({ remotes: [{}, { root: ['Campaign', 'Bank'] }] }),
    'Server 2 has Campaign in its root, so Bank must be in another',
  ],
  [
    'CR 3.2.1: an agenda with an asset',
    corp({ remotes: [{ root: ['Agenda', 'Bank'] }] }),
    'Server 1 has Agenda in its root',
  ],
]

const past =
  (...said: unknown[]) =>
  () =>
    start()
      .history(...said)
      .corpTurn()

const histories: Mistakes = [
  [
    'a run on no server',
    () => past(successfulRun('mars'))(),
    '"mars" is no server: write HQ, R&D, Archives or Server 1.',
  ],
  ['a run on nothing', () => past(successfulRun())(), 'Undefined is no server: write HQ, R&D'],
  [
    'a run on a server that never was',
    past(successfulRun('Server 4')),
    '"Server 4" is no server here. There are: HQ, R&D, Archives.',
  ],
  ['what cannot happen', past(happened('zzz')), '"zzz" is none of the words there are: gameBegan'],
  ['what nearly happens', past(happened('scord')), 'Did you mean scored'],
  ['a misspelt word', past(happened('scored', { crad: 'Agenda' })), 'Did you mean card?'],
  ['words', past('a successful run on HQ'), "such as successfulRun('HQ') or happened('scored'"],
  ['nothing', past(null), 'What happened is said in braces'],
  ['by nobody', past(happened('drawn', { by: 'mars' })), 'there are: corp, runner'],
  ['so much in quotes', past(happened('drawn', { amount: '2' })), 'The number of what happened is "2"'],
  ['last turn, in words', () => lastTurn('x'), 'What happened is said in braces'],
]

const goals: Mistakes = [
  [
    'where a turn begins',
    () => start().corpTurn('zzz'),
    '"zzz" is none of the words there are: action, window.',
  ],
  ['what to pass until', () => start().corpTurn().passUntil('runEnd'), 'Did you mean runEnds?'],
  [
    'what is far from all',
    () => start().corpTurn().passUntil('mars'),
    '"mars" is none of the words there are: nextAction',
  ],
  ['where a run is', () => start().running(), 'Undefined is no server here. There are: HQ, R&D, Archives.'],
  [
    'the server that is breached',
    () =>
      start()
        .corp({ remotes: [{ root: ['Campaign'] }] })
        .breaching('Server 9'),
    '"Server 9" is no server here. There are: HQ, R&D, Archives, Server 1.',
  ],
  [
    'the ice where a step is',
    () =>
      start()
        .corp({ hqIce: ['Wall'] })
        .at('run.jackOut', 'Wlal'),
    'Did you mean Wall?',
  ],
  [
    'what is passed that is no place',
    () => start().at('run.jackOut', 5),
    'The place of the run is written in quotes; this is 5.',
  ],
  [
    'CR 5.6.2b: an action, which takes a click',
    () => start().corp({ clicks: 0 }).corpTurn(),
    "write { clicks: 1 } or more, corpTurn('window') for the window before, or at('corpTurn.discard')",
  ],
  [
    'CR 5.7.1f: an action of the Runner',
    () => start().runner({ clicks: 0 }).runnerTurn(),
    'Without a click the Runner takes no action',
  ],
  [
    'what is approached',
    () =>
      start()
        .corp({ hqIce: ['Wall'] })
        .approaching('Wlal'),
    'Did you mean Wall?',
  ],
  ['what is encountered', () => start().encountering(5), 'The ice is written in quotes; this is 5'],
  ['a step', () => start().at(), 'A step is written in quotes'],
]

const game = start()
  .corp({ hand: ['Wall'], hqIce: ['Katana'] })
  .corpTurn()

const playing: Mistakes = [
  ['a moment', () => game.restore('x'), 'write const saved = game.save(), and later game.restore(saved)'],
  [
    'a moment of another game',
    () => game.restore(start().corpTurn().save()),
    'This is no moment of this game',
  ],
  [
    'a card that is not there',
    () => game.card('Katna'),
    'No card called "Katna" is in this game. Did you mean Katana?',
  ],
  ['no card', () => game.card(), 'give its title'],
  ['cards of a title that nothing has', () => game.cards('Katna'), 'Did you mean Katana?'],
  ['numbers', () => game.fiat.set(), '{ corp: { credits: 3 } }'],
  ['numbers of a side', () => game.fiat.set({ corp: 5 }), 'What the Corp has is said in braces'],
  ['a place', () => game.fiat.move('Wall', 'ice', { srver: 'HQ' }), 'Did you mean server?'],
  ['a server', () => game.fiat.move('Wall', 'ice', { server: 5 }), '5 is no server here'],
  [
    'a face',
    () => game.fiat.move('Wall', 'ice', { facedown: false }),
    "Wall is faceup in a server when it is rezzed: write rezzed('Wall').",
  ],
  ['a card to play', () => game.corp.plays('Hegde Fund'), 'no card called "Hegde Fund" is in this game)'],
  [
    'a card to use',
    () => game.corp.uses('Katan'),
    'no card called "Katan" is in this game. Did you mean Katana?)',
  ],
  ['a zone', () => game.fiat.move('Wall', 'archive'), 'Did you mean archives?'],
  [
    'an instruction',
    () => game.fiat.resolve('runner', 'lose a click'),
    'is no instruction of @paydata/engine/vocabulary',
  ],
  ['no instruction', () => game.fiat.resolve('runner'), "such as resolve('runner', loseClicks(1))"],
  ['a subroutine', () => game.fiat.addSubroutine('Katana', { do: 'endTheRun' }), 'is no instruction'],
  ['a change of strength', () => game.fiat.changeStrength('Katana', '2'), 'The change of strength is "2"'],
  ['a number of accesses', () => game.fiat.moreAccesses('HQ'), 'The number of accesses is undefined'],
]

/** An error of our own, that names what to write instead. */
function isRefused(mistake: () => unknown, why: string): void {
  try {
    mistake()
  } catch (problem) {
    expect(Object(problem).constructor).toBe(Error)
    expect(problem).toHaveProperty('message', expect.stringContaining(why))
    return
  }
  expect.fail('it was accepted')
}

test.each(beginning)('a scenario does not begin with %s', (_, mistake, why) => isRefused(mistake, why))
test.each(positions)('a position is not described by %s', (_, mistake, why) => isRefused(mistake, why))
test.each(roots)('%s is refused', (_, mistake, why) => isRefused(mistake, why))
test.each(histories)('a history does not tell of %s', (_, mistake, why) => isRefused(mistake, why))
test.each(goals)('%s must be known', (_, mistake, why) => isRefused(mistake, why))
test.each(playing)('%s must be what it says, and the game stays as it was', (_, mistake, why) => {
  const before = JSON.stringify(game.json)
  isRefused(mistake, why)
  expect(JSON.stringify(game.json)).toBe(before)
})

test('cards of a title that is defined may be none', () => {
  expect(game.cards('Campaign')).toEqual([])
})

test('an upgrade may be in any root, and beside an asset', () => {
  const upgrades = start()
    .corp({ hqRoot: ['Fort'], remotes: [{ root: ['Bank', 'Fort'] }] })
    .corpTurn()
  expect(upgrades.corp).toMatchObject({
    servers: { hq: { root: ['Fort'] }, remote1: { root: ['Bank', 'Fort'] } },
  })
})
