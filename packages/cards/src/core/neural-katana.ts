import { card, damage, subroutine } from '@paydata/engine/vocabulary'

export const neuralKatana = card('neural_katana', subroutine(damage('net', 3)))
