import { card, chosen, from, isUnrezzed, may, rez, scored, type, when } from '@paydata/engine/vocabulary'

export const priorityRequisition = card(
  'priority_requisition',
  when(scored, may([rez(chosen(from('installed', type('ice'), isUnrezzed)), { ignore: 'all' })])),
)
