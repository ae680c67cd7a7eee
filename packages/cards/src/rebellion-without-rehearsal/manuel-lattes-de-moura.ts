import {
  accessMore,
  additionalCost,
  always,
  breachOf,
  card,
  chosen,
  from,
  isTagged,
  lasting,
  on,
  threat,
  trashOf,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const manuelLattesDeMoura = card(
  'manuel_lattes_de_moura',
  when(on(breachOf(['hq', 'rnd']), isTagged), lasting(untilBreachEnds, [accessMore('breached', 1)])),
  threat(3, always(additionalCost('trashResource', [trashOf(chosen(from('hq')))], { cards: 'self' }))),
)
