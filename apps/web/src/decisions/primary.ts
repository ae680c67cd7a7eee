import type { QuestionView } from '@paydata/engine'
import type { MacroName } from '@paydata/protocol'
import type { SaidState } from '../store/said.ts'

const primary: ReadonlySet<MacroName> = new Set(['breakAll', 'accessAll'])

/** What most players do here in one go, and Space does as well: to break the ice, or to access all that lies open. */
export function primaryMacro(
  { macros, version }: Pick<SaidState, 'macros' | 'version'>,
  { asks }: Pick<QuestionView, 'asks'>,
): MacroName | null {
  if (macros?.version !== version || (asks !== 'paidWindow' && asks !== 'candidate')) return null
  return macros.macros.find(({ macro }) => primary.has(macro))?.macro ?? null
}
