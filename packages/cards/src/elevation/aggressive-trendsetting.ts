import {
  card,
  clicks,
  firstTime,
  gainClicks,
  isInstalled,
  mayPay,
  ownedBy,
  turnOf,
  when,
} from '@paydata/engine/vocabulary'

export const aggressiveTrendsetting = card(
  'aggressive_trendsetting',
  when(
    firstTime(
      'turn',
      { what: ['trashed'], by: 'runner', card: [isInstalled, ownedBy('corp')] },
      turnOf('runner'),
    ),
    mayPay([clicks()], { who: 'runner', otherwise: [gainClicks(1, 'you', 'nextTurn')] }),
  ),
)
