import type { Playing } from '../local/beginning.ts'
import { firstGame } from './again.ts'

/** Where whoever wants to learn is led. Once there is a screen of lessons, its address takes the place of this one line. */
export const learn = (onPlay: (playing: Playing) => void): void => onPlay(firstGame())
