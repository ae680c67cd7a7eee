import {
  accessMore,
  always,
  breachOf,
  card,
  clicks,
  credits,
  isTagged,
  lasting,
  mayPay,
  memory,
  on,
  paid,
  takeTagsAsCost,
  trash,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const rotary = card(
  'rotary',
  always(memory(1)),
  when(
    on(breachOf(['hq', 'rnd'])),
    mayPay([takeTagsAsCost(1)], {
      then: [lasting(untilBreachEnds, [accessMore('breached', 1)])],
    }),
  ),
  paid([clicks(), credits(2)], [trash('self')], { onlyBy: 'corp', onlyIf: isTagged }),
)
