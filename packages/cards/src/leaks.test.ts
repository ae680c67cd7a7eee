import type { CorpSpec, RunnerSpec, ScenarioGame } from '@paydata/scenario'
import { card, facedown, findLeak, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from './index.ts'

// CR 10.2.2b: what is hidden from a viewer changes nothing the viewer gets, where real cards hide and look for much.

const definitions = defineAllCards()
const viewers = ['corp', 'runner', 'spectator'] as const

const hq = ['Snare!', 'Enigma', 'Hedge Fund', 'Private Security Force', 'Adonis Campaign']
const rnd = [
  'Ice Wall',
  'Nisei MK II',
  'Snare!',
  'PAD Campaign',
  'Biotic Labor',
  'Archer',
  'Red Herrings',
  'Hunter',
]
const grip = ['Corroder', 'Diesel', 'Decoy', 'Parasite']
const stack = ['Mimic', 'Sure Gamble', 'Djinn', 'Medium', 'Wyldside', 'Desperado', 'Modded', 'Gordian Blade']

/** A Corp with hidden cards wherever there can be some, and a tagged Runner. */
const begin = (corp: CorpSpec, runner: RunnerSpec = {}) =>
  scenario({ definitions })
    .corp({
      hand: hq,
      deck: rnd,
      archives: [facedown('Snare!'), facedown('Enigma'), 'Hedge Fund', facedown('Nisei MK II')],
      hqIce: ['Enigma', 'Ice Wall'],
      rndIce: ['Archer'],
      archivesIce: ['Data Mine'],
      hqRoot: ['Experiential Data'],
      remotes: [
        { root: ['PAD Campaign', 'Red Herrings'], ice: ['Shadow'] },
        { root: [card('Nisei MK II', { advanced: 2 })] },
        { root: [card('Aggressive Secretary', { advanced: 2 })] },
        { root: ['Zaibatsu Loyalty'], ice: ['Rototurret', 'Hunter'] },
      ],
      ...corp,
    })
    .runner({ credits: 6, hand: grip, deck: stack, heap: ['Mimic'], tags: 1, ...runner })

const corpPlays =
  (title: string) =>
  (credits: number): ScenarioGame => {
    const game = begin({ credits, hand: [title, ...hq] }).corpTurn()
    game.corp.plays(title)
    return game
  }

const corpScores =
  (title: string) =>
  (credits: number): ScenarioGame => {
    const remotes = [{ root: [card(title, { advanced: 5 }), 'Red Herrings'] }, { root: ['PAD Campaign'] }]
    const game = begin({ credits, remotes }).corpTurn('window')
    game.corp.scores(title)
    return game
  }

const positions: Readonly<Record<string, (credits: number) => ScenarioGame>> = {
  'a turn of the Corp': credits => begin({ credits }).corpTurn(),
  'a discard of the Corp': credits =>
    begin({ credits, hand: [...hq, 'Ice Wall', 'Archer'] }).at('corpTurn.discard'),
  'Archived Memories': corpPlays('Archived Memories'),
  Precognition: corpPlays('Precognition'),
  Psychographics: corpPlays('Psychographics'),
  'Shipment from Kaguya': corpPlays('Shipment from Kaguya'),
  'Shipment from MirrorMorph': corpPlays('Shipment from MirrorMorph'),
  'Accelerated Beta Test': corpScores('Accelerated Beta Test'),
  'Priority Requisition': corpScores('Priority Requisition'),
  'a turn of the Runner': credits =>
    begin({ credits }, { hand: ['Modded', 'Special Order', 'Tinkering'], rig: ['Djinn'] }).runnerTurn(),
  'Forged Activation Orders'(credits) {
    const game = begin({ credits }, { hand: ['Forged Activation Orders', ...grip] }).runnerTurn()
    game.runner.plays('Forged Activation Orders')
    return game
  },
  Infiltration(credits) {
    const game = begin({ credits }, { hand: ['Infiltration', ...grip] }).runnerTurn()
    game.runner.plays('Infiltration')
    game.runner.answers('effect', 1)
    return game
  },
  'a run on HQ': credits => begin({ credits }, { rig: ['Crash Space', 'Net Shield'] }).running('hq'),
  'a run on a remote': credits => begin({ credits }, { rig: ['Datasucker'] }).running('remote4'),
  'a breach of HQ': credits => begin({ credits }).breaching('hq'),
  'a breach of R&D': credits => begin({ credits }).breaching('rnd'),
  'a breach of Archives': credits => begin({ credits }).breaching('archives'),
  'a breach of a trap': credits => begin({ credits }).breaching('remote3'),
}

test.each(Object.entries(positions))('nothing hidden shows: %s', (name, at) => {
  let answers = 0
  for (const credits of [1, 9]) {
    const game = at(credits).json
    for (const viewer of viewers)
      for (let n = 0; n < 3; n++) {
        const watched = findLeak(game, viewer, `${name} ${credits} ${n}`, 12)
        answers += watched.answers
        expect(watched.leak).toBeUndefined()
      }
  }
  expect(answers).toBeGreaterThan(20)
})
