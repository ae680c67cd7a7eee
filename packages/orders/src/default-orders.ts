import type { Orders } from '@paydata/protocol'

/**
 * By default players are asked where something is at stake. The Corp is not asked between actions. About a facedown card in a root
 * it is asked before the Runner's turn ends, when its own turn begins, and when the server of the card is approached: each time only
 * if public facts say that it matters. About approached ice it is always asked. The last places are windows of older editions.
 */
export const defaultOrders: Orders = {
  otherwise: 'able',
  at: {
    'corpTurn.drawPhaseWindow': 'news',
    'corpTurn.actionPhaseWindow': 'news',
    'runnerTurn.firstWindow': 'pass',
    'runnerTurn.actionPhaseWindow': 'pass',
    'runnerTurn.discardPhaseWindow': 'news',
    'run.initiationWindow': 'pass',
    'run.passWindow': 'pass',
    'run.movementWindow': 'news',
    'approach.approachWindow': 'news',
    'corpTurn.discardPhaseWindow': 'pass',
    'corpTurn.afterAction': 'news',
    'runnerTurn.afterAction': 'pass',
    'approach.firstWindow': 'pass',
    'run.serverWindow': 'pass',
    'run.lastWindow': 'news',
  },
  until: 'nothing',
}
