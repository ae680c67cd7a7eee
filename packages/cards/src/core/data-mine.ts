import { card, damage, subroutine, trash } from '@paydata/engine/vocabulary'

export const dataMine = card('data_mine', subroutine(damage('net', 1), trash('self')))
