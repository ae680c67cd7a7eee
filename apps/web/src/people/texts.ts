import { spoken } from '../messages/language.ts'

const inWords = (options: Intl.DateTimeFormatOptions) => (at: number) =>
  new Intl.DateTimeFormat(spoken.getState().language, options).format(at)

/** A day as readers of the page write it. */
export const dayText = inWords({ dateStyle: 'medium' })

/** By how much a rating has changed, with its sign: readers hear it too. */
export const changeText = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0'
