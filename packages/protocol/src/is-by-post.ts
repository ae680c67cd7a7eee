import type { PostSettings, Settings } from './settings.ts'

/** Whether a game is played by post, so that it goes on while nobody is there. */
export const isByPost = (clock: Settings['clock']): clock is PostSettings => clock !== null && 'days' in clock
