/** Why a text is no deck, and where. */
export type Problem = { readonly line: number | null } & (
  | { readonly why: 'empty' | 'notText' | 'notJson' | 'noDeckInJson' | 'noDeckInXml' }
  | { readonly why: 'damagedCode' }
  | { readonly why: 'newerCode'; readonly version: number }
  /** The address of a deck elsewhere: whoever pastes it must copy the list from there. */
  | { readonly why: 'link'; readonly site: string }
  | { readonly why: 'tooLong' | 'tooManyLines' | 'lineTooLong'; readonly most: number }
  | { readonly why: 'severalDecks'; readonly count: number }
  | { readonly why: 'badCount'; readonly name: string; readonly count: string; readonly most: number }
  /** Different cards. */
  | { readonly why: 'tooManyCards'; readonly count: number; readonly most: number }
  | { readonly why: 'unknownCard'; readonly name: string; readonly suggestions: readonly string[] }
  /** There are so many more names that are no cards, which are not told one by one. */
  | { readonly why: 'moreUnknown'; readonly count: number }
  | { readonly why: 'noIdentity'; readonly suggestions: readonly string[] }
  | { readonly why: 'severalIdentities'; readonly names: readonly string[] }
)
