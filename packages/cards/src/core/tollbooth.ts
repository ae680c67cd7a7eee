import { card, credits, encountered, endRun, mayPay, subroutine, when } from '@paydata/engine/vocabulary'

export const tollbooth = card(
  'tollbooth',
  when(encountered(), mayPay([credits(3)], { who: 'runner', must: true, otherwise: [endRun()] })),
  subroutine(endRun()),
)
