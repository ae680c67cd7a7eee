import type { BotLevel } from '@paydata/protocol'
import { looksLike } from './looks.ts'

export const botNames: Readonly<Record<BotLevel, string>> = {
  random: 'Newcomer',
  sensible: 'Regular',
  search: 'Veteran',
}

/** What pages call a bot besides, in any language. A test holds this to their words. */
const words = ['Computer', 'The computer', 'Der Computer', 'Bot', 'Neuling', 'Stammgast']

/** Whether somebody could be taken for a bot. Pages say behind a comma how a bot plays. */
export function looksLikeBot(name: string): boolean {
  const [first = ''] = name.split(',')
  return [...Object.values(botNames), ...words].some(bot => looksLike(name, bot) || looksLike(first, bot))
}
