import type { Unavailable, View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import { create } from 'zustand'
import type { Journal } from '../log/journal.ts'
import { emptyJournal, withEntry, withNote } from '../log/journal.ts'
import type { Heard, NotDone } from '../transport/messages.ts'
import type { Connection } from '../transport/transport.ts'

/** What whoever runs the game has said. Nothing in here comes from the hand. */
export interface SaidState {
  readonly connection: Connection
  readonly version: number
  readonly view: View | null
  readonly journal: Journal
  readonly canUndo: boolean
  readonly whyNot: { readonly question: number; readonly unavailable: readonly Unavailable[] } | null
  /** The last reply that was refused, and why. */
  readonly refusal: { readonly id: string | null; readonly why: NotDone } | null
  /** The last reply that was taken. */
  readonly taken: string | null
}

export const nothingSaid: SaidState = {
  connection: 'opening',
  version: 0,
  view: null,
  journal: emptyJournal,
  canUndo: false,
  whyNot: null,
  refusal: null,
  taken: null,
}

/** The state after something was heard; null when it does not follow what was heard before. */
export function afterHearing(state: SaidState, heard: Heard): SaidState | null {
  switch (heard.hear) {
    case 'view': {
      const { view, version, canUndo, because } = heard
      const journal = because === 'undone' ? withNote(state.journal, 'undone') : state.journal
      return { ...state, view, version, canUndo, journal, refusal: null, whyNot: null }
    }
    case 'update': {
      if (state.view === null || heard.version !== state.version + 1) return null
      const view = applyPatch(state.view, heard.patch)
      const { version, canUndo, happened, passed } = heard
      const journal = withEntry(state.journal, { happened, passed }, view)
      const isAsked = state.whyNot?.question === view.question?.number
      return {
        ...state,
        view,
        version,
        canUndo,
        journal,
        refusal: null,
        whyNot: isAsked ? state.whyNot : null,
      }
    }
    case 'taken':
      return { ...state, taken: heard.id, refusal: null }
    case 'refused':
      return { ...state, refusal: { id: heard.id, why: heard.why } }
    case 'whyNot':
      return { ...state, whyNot: { question: heard.question, unavailable: heard.unavailable } }
  }
}

export const useSaid = create<SaidState>(() => nothingSaid)
