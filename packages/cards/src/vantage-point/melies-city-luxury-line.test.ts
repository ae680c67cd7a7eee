import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const accessing = (clicks: number, count = 1) =>
  scenario({ definitions })
    .corp({
      remotes: [{ root: ['Méliès City Luxury Line'] }],
      hand: Array(count - 1).fill('Méliès City Luxury Line'),
    })
    .runner({ clicks })
    .accessing('Méliès City Luxury Line')

test('Méliès City Luxury Line costs the Runner a click more to steal', () => {
  const game = accessing(2)
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ clicks: 1, agendaPoints: 3, stolen: ['Méliès City Luxury Line'] })
})

test('CR 1.16.10: without a click the Runner cannot steal Méliès City Luxury Line', () => {
  const game = accessing(0)
  game.runner.passes()
  expect(() => game.runner.steals()).toThrow('it takes 1 click, and the Runner has 0')
  game.runner.declines()
  expect(game.runner).toMatchObject({ clicks: 0, stolen: [] })
})

test('the Runner may keep the click, and Méliès City Luxury Line stays where it is', () => {
  const game = accessing(1)
  game.runner.passes()
  game.runner.declines()
  expect(game.runner).toMatchObject({ clicks: 1, stolen: [] })
  expect(game.corp.servers.remote1?.root).toEqual(['Méliès City Luxury Line'])
})

test('Méliès City Luxury Line costs a click in HQ too, and no other agenda does', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Méliès City Luxury Line', 'Hostile Takeover'] })
    .runner({ clicks: 1 })
    .accessing('Méliès City Luxury Line')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.clicks).toBe(0)
  game.passUntil('corpAction')
  const other = scenario({ definitions })
    .corp({ remotes: [{ root: ['Hostile Takeover'] }], hand: ['Méliès City Luxury Line'] })
    .runner({ clicks: 0 })
    .accessing('Hostile Takeover')
  other.runner.passes()
  other.runner.steals()
  expect(other.runner.stolen).toEqual(['Hostile Takeover'])
})

test('Méliès City Luxury Line gives the Corp a click when it is scored, and not when it is stolen or another is scored', () => {
  const game = scenario({ definitions })
    .corp({
      clicks: 1,
      remotes: [
        { root: [card('Méliès City Luxury Line', { advanced: 5 })] },
        { root: [card('Hostile Takeover', { advanced: 2 })] },
      ],
    })
    .corpTurn('window')
  game.corp.scores('Méliès City Luxury Line')
  expect(game.corp.clicks).toBe(2)
  game.corp.scores('Hostile Takeover')
  expect(game.corp.clicks).toBe(2)
  const stolen = accessing(1)
  stolen.runner.passes()
  stolen.runner.steals()
  expect(stolen.corp.clicks).toBe(0)
})
