import type { Tag } from '@paydata/words/languages'
import type { Branch, Eye, Outline, Shown } from './film.ts'

/** Where a replay comes from: a game on the server, a file, or the text of one. */
export type ReplaySource =
  | { readonly is: 'game'; readonly game: string }
  | { readonly is: 'file'; readonly file: Blob }
  | { readonly is: 'text'; readonly text: string }

/** Why a replay is not shown. */
export type NotShown =
  | 'unreadable'
  | 'otherCards'
  | 'olderRules'
  | 'doesNotPlay'
  | 'notAllowed'
  | 'notOver'
  | 'noSuchGame'
  | 'offline'

export type ToReplay =
  | { readonly to: 'open'; readonly source: ReplaySource; readonly language: Tag }
  | { readonly to: 'show'; readonly step: number; readonly eye: Eye; readonly since: number | null }
  | { readonly to: 'branch'; readonly step: number }

export type FromReplay =
  | { readonly from: 'opened'; readonly outline: Outline }
  | { readonly from: 'refused'; readonly why: NotShown }
  | { readonly from: 'shown'; readonly shown: Shown }
  | { readonly from: 'branch'; readonly branch: Branch }
