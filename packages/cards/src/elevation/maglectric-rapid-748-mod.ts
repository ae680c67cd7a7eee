import {
  card,
  chosen,
  derez,
  from,
  isRezzed,
  mayPay,
  on,
  ownedBy,
  runSuccessful,
  trashThis,
  when,
} from '@paydata/engine/vocabulary'

export const maglectricRapid748Mod = card(
  'maglectric_rapid_748_mod',
  when(
    on(runSuccessful(['hq'])),
    mayPay([trashThis], { then: [derez(chosen(from('installed', isRezzed, ownedBy('corp'))))] }),
  ),
)
