import { z } from 'zod'
import { clientId } from './names.ts'
import { format } from './settings.ts'

/** Longer than any id of a card. */
const card = z.string().regex(/^[a-z0-9_]{1,100}$/)

/**
 * A deck as its player keeps it. It may be illegal, unfinished, or without an identity. No deck that anybody plays has as many
 * cards. Earlier servers kept larger ones, which stay as they are.
 */
export const deckToKeep = z.strictObject({
  name: z.string().max(200),
  identity: card.or(z.literal('')),
  cards: z.array(z.tuple([card, z.int().min(1).max(99)])).max(100),
  /** The format that it is made for. */
  format: format.default('standard'),
})
export type DeckToKeep = z.infer<typeof deckToKeep>

const tag = z.string().trim().min(1).max(40)
export const tags = z.array(tag).max(20)

/** A deleted deck can be taken back for thirty days. */
export const deckState = z.enum(['kept', 'archived', 'deleted'])
export type DeckState = z.infer<typeof deckState>

/** The client makes the id, so a deck that is sent again is kept once. */
export const newDeck = z.strictObject({
  id: clientId,
  deck: deckToKeep,
  tags: tags.default([]),
  state: deckState.default('kept'),
})

/** How the finished games of a player went in which they chose this deck. Those neither won nor drawn were lost. */
const record = z.object({ count: z.int(), won: z.int(), drawn: z.int(), last: z.number().nullable() })
export type DeckRecord = z.infer<typeof record>

export const recordOfDeck = record.extend({ deck: clientId })

const deckContent = z.object({
  name: z.string(),
  identity: z.string(),
  cards: z.array(z.tuple([z.string(), z.int()])),
  format,
})

/** What a list says of a deck in place of its cards: how many there are. */
const deckAbout = deckContent.omit({ cards: true }).extend({ size: z.int() })

const notes = z.object({
  id: clientId,
  tags: z.array(z.string()),
  state: deckState,
  /** The number of the newest version of its cards, name and format. */
  version: z.int(),
  createdAt: z.number(),
  /** When the newest version was made. */
  changedAt: z.number(),
  /** When anything about it was changed. */
  updatedAt: z.number(),
  played: record,
})

export const keptDeck = notes.extend(deckContent.shape)
export type KeptDeck = z.infer<typeof keptDeck>

/** A deck as lists have it. */
export const deckInList = notes.extend(deckAbout.shape)
export type DeckInList = z.infer<typeof deckInList>

/** A version of a deck to go back to, as a list has it. */
export const versionInList = deckAbout.extend({ version: z.int(), at: z.number() })

/** What a version of a deck is. */
export const deckVersion = deckContent
