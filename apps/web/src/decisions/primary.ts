import type { QuestionView } from '@paydata/engine'
import type { MacroName } from '@paydata/protocol'
import type { SaidState } from '../store/said.ts'

const primary: ReadonlySet<MacroName> = new Set(['breakAll', 'accessAll'])

/** The macro that most players want here, which Space begins: to break all subroutines, or to access all faceup cards. */
export function primaryMacro(
  { macros, version }: Pick<SaidState, 'macros' | 'version'>,
  { asks }: Pick<QuestionView, 'asks'>,
): MacroName | null {
  if (macros?.version !== version || (asks !== 'paidWindow' && asks !== 'candidate')) return null
  return macros.macros.find(({ macro }) => primary.has(macro))?.macro ?? null
}
