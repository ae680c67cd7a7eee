import type { QuestionView } from '@paydata/engine'
import type { MacroName } from '@paydata/protocol'
import type { SaidState } from '../store/said.ts'

const primary: ReadonlySet<MacroName> = new Set(['breakAll', 'accessAll'])

type Said = Pick<SaidState, 'macros' | 'version'>
type Asked = Pick<QuestionView, 'asks'>

/** The macro that most players want here, which Space begins: to break all subroutines, or to access all faceup cards. */
export function primaryMacro({ macros, version }: Said, { asks }: Asked): MacroName | null {
  if (macros?.version !== version || (asks !== 'paidWindow' && asks !== 'candidate')) return null
  return macros.macros.find(({ macro }) => primary.has(macro))?.macro ?? null
}

/**
 * Whether nobody has said yet if the ice can be broken in one go. Until then nothing is highlighted: to pass would let the
 * subroutines fire, in the very place where the way to break them is about to be.
 */
export const isUndecided = (
  { macros, version, view }: Said & Pick<SaidState, 'view'>,
  { asks }: Asked,
): boolean =>
  asks === 'paidWindow' &&
  view?.viewer === 'runner' &&
  view.encounter?.subroutines.some(({ state }) => state === 'unbroken') === true &&
  macros?.version !== version
