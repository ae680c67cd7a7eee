import { linger } from '@paydata/engine/inside/changes/linger'
import { jump } from '@paydata/engine/inside/changes/runs'
import { endRun } from '@paydata/engine/inside/instructions/end-run'
import type { Instruction } from '@paydata/engine/inside/instructions/index'
import type { Declaration } from '@paydata/engine/inside/language/abilities'
import { defineRules, pathOf } from '@paydata/engine/inside/language/definitions'
import { breachOf, encounterOf, runOf } from '@paydata/engine/inside/queries/facts/look'
import { subroutinesOf } from '@paydata/engine/inside/queries/facts/subroutines'
import type { CardState } from '@paydata/engine/inside/state/cards'
import { refOf } from '@paydata/engine/inside/state/cards'
import type { Structure } from '@paydata/engine/inside/state/frames'
import type { Game } from '@paydata/engine/inside/state/game'
import { checkWhole } from '../checking.ts'
import type { Which } from '../finding.ts'
import { findCard } from '../finding.ts'
import { serverIn, titleOf } from '../labels.ts'
import type { Playing } from '../playing.ts'
import { refuse } from '../refusing.ts'
import { beginDeed, checkInstructions } from './effects.ts'
import { differBy } from './numbers.ts'
import { declarations, deeds } from './rules.ts'

function encounterWith(game: Game, ice: CardState): Structure<'encounter'> {
  const encounter = encounterOf(game)
  return encounter?.vars.ice.card === ice.card
    ? encounter
    : refuse(`${titleOf(game, ice)} is not being encountered.`)
}

function keyOf(game: Game, ice: CardState, index: number): string {
  const all = subroutinesOf(game, ice)
  return (
    all[index]?.key ??
    refuse(`${titleOf(game, ice)} has ${all.length} subroutines, counted from 0: there is no ${index}.`)
  )
}

/** What is done to ice and to breaches. */
export function iceDeedsOf(playing: Playing) {
  return {
    /** Resolves one subroutine of a piece of ice, counted from 0, out of its order. */
    resolveSubroutine: (which: Which, index = 0): void =>
      playing.change(game => {
        const ice = findCard(game, which)
        keyOf(game, ice, index)
        beginDeed(game, deeds.resolveSubroutine, 'corp', { cards: [ice.card], amount: index + 1 })
      }),
    /** Resolves all of them in their order; in an encounter only those that are neither broken nor resolved. */
    resolveSubroutines: (which: Which): void =>
      playing.change(game => {
        const ice = findCard(game, which)
        const encounter = encounterOf(game)
        if (encounter?.vars.ice.card === ice.card) return goOnToSubroutines(game, encounter)
        for (let i = subroutinesOf(game, ice).length; i > 0; i--)
          beginDeed(game, deeds.resolveSubroutine, 'corp', { cards: [ice.card], amount: i })
      }),
    /** Marks subroutines of the encountered ice as broken, all when none is named; nothing notices. */
    markBroken: (which: Which, ...indices: readonly number[]): void =>
      playing.change(game => {
        const ice = findCard(game, which)
        const { vars } = encounterWith(game, ice)
        const all = subroutinesOf(game, ice).map(each => each.key)
        const keys = indices.length === 0 ? all : indices.map(index => keyOf(game, ice, index))
        vars.broken = [...new Set([...vars.broken, ...keys])]
        vars.fullyBroken = all.every(key => vars.broken.includes(key))
      }),
    /** Raises or lowers a strength until the turn ends. */
    changeStrength: (which: Which, by: number): void => {
      checkWhole('the change of strength', by)
      playing.change(game =>
        differBy(game, declarations.strength, by, {
          until: { at: 'turnEnds' },
          vars: { cards: [refOf(findCard(game, which))] },
        }),
      )
    },
    /** Adds a subroutine after the others until the turn ends: "End the run", or these instructions. */
    addSubroutine: (which: Which, ...does: readonly Instruction[]): void =>
      playing.change(game => {
        checkInstructions(does)
        const instructions = does.length === 0 ? [endRun()] : does
        linger(game, {
          of: pathOf(subroutineWith(instructions)),
          by: 'corp',
          source: null,
          until: { at: 'turnEnds' },
          vars: { cards: [refOf(findCard(game, which))] },
        })
      }),
    /** More or, below 0, fewer accesses in HQ or R&D: for this breach if one is in progress, else until the turn ends. */
    moreAccesses: (name: string, by: number): void =>
      playing.change(game => {
        checkWhole('the number of accesses', by)
        const server = serverIn(game, name)
        if (server !== 'hq' && server !== 'rnd')
          refuse(`More cards are accessed in HQ and R&D, not in "${name}".`)
        const breach = breachOf(game)
        if (breach?.vars.server === server && breach.vars.limit !== null)
          breach.vars.limit = Math.max(0, breach.vars.limit + by)
        else
          differBy(game, server === 'hq' ? declarations.hqAccesses : declarations.rndAccesses, by, {
            until: { at: runOf(game) === undefined ? 'turnEnds' : 'runEnds' },
          })
      }),
  }
}

/** The window of the encounter closes, and its subroutines are next (CR 6.9.3c). */
function goOnToSubroutines(game: Game, encounter: Structure<'encounter'>): void {
  for (const frame of game.frames.slice(game.frames.indexOf(encounter) + 1))
    if (frame.kind === 'window') frame.ended = true
  jump(encounter, 'nextSubroutine')
}

const subroutineWith = (does: readonly Instruction[]): readonly Declaration[] =>
  defineRules(`fiat/subroutine ${JSON.stringify(does)}`, [
    { declare: 'gains', of: { the: 'cards' }, ability: { form: 'subroutine', does } },
  ] satisfies readonly Declaration[])
