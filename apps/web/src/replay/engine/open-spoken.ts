import { loadSets } from '@paydata/cards/loading'
import { loadWords, speak } from '../../messages/language.ts'
import type { ToReplay } from '../wire.ts'
import { openReplay } from './opening.ts'

type Open = Pick<Extract<ToReplay, { readonly to: 'open' }>, 'language' | 'source'>

/** Opens a replay in a worker, with the words in which it is told. */
export async function openSpoken({ language, source }: Open): ReturnType<typeof openReplay> {
  await speak(language)
  const [opened] = await Promise.all([openReplay(source, loadSets), loadWords('game'), loadWords('reasons')])
  return opened
}
