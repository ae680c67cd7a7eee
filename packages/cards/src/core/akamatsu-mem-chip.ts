import { always, card, memory } from '@paydata/engine/vocabulary'

export const akamatsuMemChip = card('akamatsu_mem_chip', always(memory(1)))
