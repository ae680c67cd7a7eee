import type { BotLevel } from '@paydata/protocol'
import { looksLike } from './looks.ts'

export const botNames: Readonly<Record<BotLevel, string>> = {
  random: 'Dicey',
  sensible: 'Prudence',
  search: 'Foresight',
}

/** What pages call a bot besides, in English and in German. */
const words = ['Computer', 'The computer', 'Der Computer', 'Bot']

/** Whether somebody could be taken for a bot. Pages say behind a comma how a bot plays. */
export function looksLikeBot(name: string): boolean {
  const [first = ''] = name.split(',')
  return [...Object.values(botNames), ...words].some(bot => looksLike(name, bot) || looksLike(first, bot))
}
