import { card, gainClicks, ifSo, on, tookThatAction, when } from '@paydata/engine/vocabulary'

export const wageWorkers = card(
  'wage_workers',
  when(on({ what: ['actionFinished'], by: 'you' }), ifSo(tookThatAction(3), [gainClicks(1)])),
)
