import { setTitles } from '@paydata/cards/loading'

/** What people call a set, in every language. */
export const setName = (set: string | undefined): string => setTitles[set ?? ''] ?? ''
