import { card, damage, gainCredits, subroutine } from '@paydata/engine/vocabulary'

export const tithe = card('tithe', subroutine(damage('net', 1)), subroutine(gainCredits(1)))
