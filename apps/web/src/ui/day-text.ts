import { spoken } from '../messages/language.ts'

/** A day as readers of the page write it. */
export const dayText = (at: number): string =>
  new Intl.DateTimeFormat(spoken.getState().language, { dateStyle: 'medium' }).format(at)
