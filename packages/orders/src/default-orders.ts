import type { Orders } from '@paydata/protocol'

/**
 * Players are asked where something is at stake, and can ask for more. The Corp is not asked between actions: about a
 * facedown card in a root it is asked before the Runner's turn is over, as its own begins and when that server is approached, each
 * time where it matters by what everybody sees; and about approached ice always.
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
  },
  until: 'nothing',
}
