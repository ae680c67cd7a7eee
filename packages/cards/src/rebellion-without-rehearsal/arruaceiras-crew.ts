import {
  card,
  cardIs,
  credits,
  encountering,
  ifSo,
  oncePer,
  paid,
  strengthAtMost,
  takeTagsAsCost,
  trash,
  trashThis,
  weakens,
} from '@paydata/engine/vocabulary'

export const arruaceirasCrew = card(
  'arruaceiras_crew',
  oncePer('turn', weakens({ cost: [takeTagsAsCost(1)], strength: 2 })),
  paid([trashThis, credits(2)], [ifSo(cardIs('encountered', strengthAtMost(0)), [trash('encountered')])], {
    onlyIf: encountering(),
  }),
)
