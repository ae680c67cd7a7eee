import { always, card, handSize, memory } from '@paydata/engine/vocabulary'

export const t400MemoryDiamond = card('t400_memory_diamond', always(memory(1), handSize(1)))
