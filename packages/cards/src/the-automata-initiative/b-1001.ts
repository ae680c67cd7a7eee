import { card, endRun, paid, removeTagsAsCost, running } from '@paydata/engine/vocabulary'

export const b1001 = card('b_1001', paid([removeTagsAsCost(1)], [endRun()], { onlyIf: running('another') }))
