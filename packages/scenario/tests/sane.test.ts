import { loadGame, saveGame } from '@paydata/engine'
import { expect, test } from 'vitest'
import type { ScenarioGame } from '../src/index.ts'
import { card, facedown, problemsOf, rezzed, scenario } from '../src/index.ts'
import { definitions } from './cards.ts'

/** A board with something of everything on it. */
const board = () =>
  scenario({ definitions })
    .corp({
      credits: 9,
      badPublicity: 1,
      hand: ['Hedge Fund', 'Agenda', 'Trap!', 'Wall'],
      archives: ['Wall', facedown('Agenda')],
      scored: ['Agenda'],
      hqIce: [rezzed('Katana'), rezzed('Hunter')],
      rndIce: ['Wall'],
      remotes: [
        { root: [card('Agenda', { advanced: 3 })] },
        { root: [rezzed('Bank', { counters: { credit: 3 } })] },
      ],
    })
    .runner({
      credits: 9,
      tags: 1,
      hand: ['Gamble', 'Decoy', 'Feeder', 'Corroder'],
      heap: ['Gamble'],
      rig: [
        'Corroder',
        'Decoy',
        'Feeder',
        'Morning',
        card('Parasite', { on: 'Katana', counters: { virus: 1 } }),
      ],
      stolen: ['Agenda'],
    })

const beginnings: Readonly<Record<string, () => ScenarioGame>> = {
  'at the mulligans': () => board().atMulligans(),
  'before the turn of the Corp': () => board().beforeCorpTurn(),
  'before the turn of the Runner': () => board().beforeRunnerTurn(),
  'in the turn of the Corp': () => board().corpTurn(),
  'in the window of the turn of the Runner': () => board().runnerTurn('window'),
  'in a run': () => board().running('hq'),
  'at ice': () => board().approaching('Wall'),
  'in an encounter': () => board().encountering('Katana'),
  'in the discard phase': () => board().at('runnerTurn.discard'),
  'before jacking out': () => board().at('run.jackOut', 'Katana'),
  'past all ice': () => board().at('run.approachServer', 'hq'),
  'in a breach': () => board().breaching('hq'),
  'in an access': () => board().accessing('Trap!'),
}

const deeds: Readonly<Record<string, (game: ScenarioGame) => void>> = {
  'setting numbers': game =>
    game.fiat.set({
      corp: { credits: 1, badPublicity: 0, agendaPoints: 4, handSize: 3 },
      runner: { credits: 2, tags: 0, coreDamage: 1, link: 3, memory: 9, agendaPoints: 0, handSize: 9 },
    }),
  'moving ice': game => game.fiat.move('Hunter', 'ice', { server: 'archives', rezzed: true }),
  'moving a host away': game => game.fiat.move('Katana', 'hq'),
  'moving a card to a new remote': game => game.fiat.move('Trap!', 'root'),
  'moving a program to the stack': game => game.fiat.move('Corroder', 'stack'),
  'removing all counters of a card': game => game.fiat.setCounters('Bank', { credit: 0 }),
  'stacking a deck': game => game.fiat.stackDeck('corp', 'Corp Filler'),
  'fixing what comes at random': game => game.fiat.nextRandomCards('runner', 'Decoy'),
  'trashing a host': game => game.fiat.trash('Katana'),
  'giving tags': game => game.fiat.giveTags(2),
  'giving bad publicity': game => game.fiat.giveBadPublicity(1),
  damage: game => game.fiat.damage('core', 1),
  drawing: game => game.fiat.draw('runner', 3),
  purging: game => game.fiat.purge(),
  rezzing: game => game.fiat.rez('Wall', 'free'),
  derezzing: game => game.fiat.derez('Hunter'),
  scoring: game => game.fiat.score('Agenda'),
  stealing: game => game.fiat.steal('Agenda'),
  'ending the run': game => game.fiat.endRun(),
  'resolving a subroutine': game => game.fiat.resolveSubroutine('Hunter'),
  'resolving all subroutines': game => game.fiat.resolveSubroutines('Katana'),
  'changing a strength': game => game.fiat.changeStrength('Katana', 2),
  'adding a subroutine': game => game.fiat.addSubroutine('Hunter'),
  'setting the mark': game => game.fiat.setMark('hq'),
  'more accesses': game => game.fiat.moreAccesses('hq', 1),
}

for (const [where, begin] of Object.entries(beginnings)) {
  test(`a game that begins ${where} is sound, and stays so when anything is done by fiat`, () => {
    const game = begin()
    expect(problemsOf(game.json)).toEqual([])
    const saved = game.save()
    for (const [name, deed] of Object.entries(deeds)) {
      game.restore(saved)
      deed(game)
      expect([name, ...problemsOf(game.json)]).toEqual([name])
      expect(game.json.waiting.length).toBeGreaterThan(0)
      expect(loadGame(saveGame(game.json))).toEqual(game.json)
    }
  })
}
