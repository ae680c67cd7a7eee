import { nodeAt } from '@paydata/engine/inside/language/definitions'
import type { Law } from '@paydata/engine/inside/laws/say'
import { isCount } from '@paydata/engine/inside/laws/say'
import {
  installedPrograms,
  overfullHost,
  programsFit,
} from '@paydata/engine/inside/queries/facts/characteristics'
import { runOf } from '@paydata/engine/inside/queries/facts/look'
import { pointsNeeded, score } from '@paydata/engine/inside/queries/facts/score'
import { sides } from '@paydata/engine/inside/state/names'
import { isSettled } from './settled.ts'

export const servers: Law = (game, say) => {
  const central = game.servers.slice(0, 3).map(server => server.id)
  if (central.join() !== 'hq,rnd,archives') say(`the central servers are ${central}`)
  const ids = game.servers.map(server => server.id)
  if (new Set(ids).size !== ids.length) say('two servers have the same name')
  for (const id of ids.slice(3)) {
    const number = Number(id.replace('remote', ''))
    if (!isCount(number) || number < 1 || number > game.remotesMade) say(`a server is called ${id}`)
  }
  const positions = game.servers.flatMap(server => server.ice.map(position => position.id))
  if (new Set(positions).size !== positions.length) say('two positions have the same number')
  if (positions.some(id => !isCount(id) || id < 1 || id > game.positionsMade))
    say('a position was never made')
}

/** What a checkpoint clears away is not there when players may act (CR 10.3.1e, h, i). */
export const settled: Law = (game, say) => {
  if (!isSettled(game)) return
  if (!programsFit(game, installedPrograms(game))) say('the programs do not fit the memory')
  if (overfullHost(game) !== undefined) say('a card hosts what it may not')
  const run = runOf(game)
  for (const server of game.servers) {
    const isEmpty = server.root.length === 0 && server.ice.every(position => position.ice === null)
    const isRunOn = run?.vars.server === server.id
    if (isEmpty && server.id.startsWith('remote') && !isRunOn) say(`${server.id} is empty and still there`)
    for (const position of server.ice) {
      if (position.ice === null && run?.vars.position !== position.id)
        say(`position ${position.id} of ${server.id} is empty and still there`)
    }
  }
  if (game.keepPlaying) return
  const needed = pointsNeeded(game)
  for (const side of sides) if (score(game, side) >= needed) say(`the ${side} has won and nobody noticed`)
}

/** The Runner is at a position of the attacked server, or at none (CR 6.2.6). */
export const run: Law = (game, say) => {
  const going = runOf(game)
  if (going === undefined) return
  const { server: id, position } = going.vars
  const server = game.servers.find(each => each.id === id)
  if (server === undefined || position === null) return
  if (!server.ice.some(each => each.id === position)) say(`the Runner is at a position ${id} does not have`)
}

/** What occurred since the last answer stands in the record of this turn or of the one that just ended. */
export const history: Law = (game, say) => {
  if (game.thisTurn.some((occurrence, n) => occurrence.nth !== n))
    say('the record of the turn is not numbered in order')
  for (const { nth, what, by, amount } of [...game.occurred, ...game.happened]) {
    const isRecorded = [game.thisTurn[nth], game.lastTurn[nth]].some(
      each => each?.what === what && each.by === by && each.amount === amount,
    )
    if (!isRecorded) say(`${what} is not in the record of the turn`)
  }
}

/** Effects that outlive their instructions point at definitions, each under a number of its own. */
export const lingering: Law = (game, say) => {
  const ids = game.lingering.map(each => each.id)
  if (new Set(ids).size !== ids.length) say('two lingering effects have the same number')
  if (ids.some(id => !isCount(id) || id < 1 || id > game.lingeringMade))
    say('a lingering effect was never made')
  for (const each of game.lingering) if (each.of !== 'choice') nodeAt(game, each.of)
}
