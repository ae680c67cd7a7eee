import { newestEdition } from '@paydata/decks'
import type { CardView, View } from '@paydata/engine'
import { stepWords } from '../words.ts'
import { cardInHand } from './cards.ts'
import { ends, flow } from './layout.ts'
import type { Paint } from './paint.ts'
import { rigLines } from './rig.ts'
import { runLines } from './run.ts'
import { serverLines } from './servers.ts'
import { corpLines, runnerLines } from './sides.ts'

export const rule = (width: number, paint: Paint): string => paint('dim', '─'.repeat(width))

/** The table as one viewer sees it, the viewer's own side at the bottom; dense for small screens. */
export function boardLines(view: View, width: number, paint: Paint, isDense = false): string[] {
  const line = isDense ? [] : [rule(width, paint)]
  const corp = corpLines(view, width, paint)
  const servers = serverLines(view, width, paint)
  const rig = rigLines(view, width, paint)
  const runner = runnerLines(view, width, paint)
  const middle = [...otherLines(view, width, paint), ...runLines(view, width, paint)]
  const table =
    view.viewer === 'corp'
      ? [...runner, ...rig, ...line, ...servers, ...middle, ...line, ...corp]
      : [...corp, ...line, ...servers, ...middle, ...line, ...rig, ...runner]
  return [...headLines(view, width, paint), ...table]
}

function headLines(view: View, width: number, paint: Paint): string[] {
  const whose = view.active === 'corp' ? 'the Corp' : 'the Runner'
  const rules = view.edition === newestEdition ? '' : ` (rules of ${view.edition})`
  const turn = `${view.turn === 0 ? 'Before the first turn' : `Turn ${view.turn}, ${whose}’s`}${rules}`
  // A player who is asked reads the step beside the question.
  const step = view.step === null || view.question !== null ? '' : stepWords(view.step, view.edition)
  return ends(paint('bold', turn), paint('dim', step), width).map(line => line.trimEnd())
}

/** Cards that lie nowhere else on the table, while there are any. */
function otherLines(view: View, width: number, paint: Paint): string[] {
  const line = (label: string, cards: readonly CardView[], unseen: number): string[] => {
    const items = cards.map(card => cardInHand(card, paint))
    const all = unseen > 0 ? [...items, `${unseen} unseen`] : items
    return all.length === 0 ? [] : flow(`  ${label} `, all, width)
  }
  const unseen = (pile: View['setAside']): number => pile.count - pile.cards.length
  return [
    ...line('in play  ', view.play, 0),
    ...line('set aside', view.setAside.cards, unseen(view.setAside)),
    ...line('removed  ', view.removed.cards, unseen(view.removed)),
  ]
}
