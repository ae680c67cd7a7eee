import type { Orders } from '@paydata/protocol'

/**
 * Players are asked where something is at stake, and can ask for more: the Corp is not asked between the Runner's
 * actions, but before the Runner's turn is over, when ice is approached and before the server is; and between its own
 * actions about what is new, not about the same facedown card each time.
 */
export const defaultOrders: Orders = {
  otherwise: 'able',
  at: {
    'corpTurn.actionPhaseWindow': 'news',
    'runnerTurn.firstWindow': 'pass',
    'runnerTurn.actionPhaseWindow': 'pass',
    'run.initiationWindow': 'pass',
    'run.passWindow': 'pass',
    'corpTurn.discardPhaseWindow': 'pass',
  },
  until: 'nothing',
}
