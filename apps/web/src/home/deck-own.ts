import type { Format } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import type { Person } from '@paydata/protocol'
import { useEffect, useReducer, useState } from 'react'
import type { OwnChoices } from '../decks/choices.ts'
import { useMe } from '../identity/who.ts'
import { loadWords } from '../messages/language.ts'
import { useLanguage } from '../messages/use-language.ts'
import { callAt } from '../online/http.ts'
import { hasDecksHere } from '../store/places.ts'

type Choices = typeof import('../decks/choices.ts')

async function load(): Promise<Choices> {
  const [choices] = await Promise.all([
    import('../decks/choices.ts'),
    loadWords('decks'),
    loadWords('details'),
  ])
  return choices
}

/** Whether the player has decks: in this browser, or at the server under their name. */
async function hasAny(me: Person | null): Promise<boolean> {
  if (hasDecksHere()) return true
  if (me === null) return false
  const first = await callAt<'myDecks'>({ method: 'post', path: '/api/me/decks/list' }, { most: 1 })
  return first.ok && first.decks.length > 0
}

async function loadIfAny(me: Person | null): Promise<Choices | null> {
  if (!(await hasAny(me))) return null
  const choices = await load()
  // What the server knows of more decks comes when it comes.
  void choices.keepInSync().catch(reportError)
  await choices.decksReady()
  return choices
}

const none: OwnChoices = { choices: [], count: 0 }

/**
 * The player's own decks of a side in which some words occur, as choices for a game. What judges them is loaded only for players
 * who have some.
 */
export function useOwnChoices(side: Side, format: Format | null, words: string): OwnChoices {
  useLanguage()
  const me = useMe(state => state.me)
  const [choices, setChoices] = useState<Choices | null>(null)
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    let isHere = true
    // The ready decks can be chosen also if it cannot be loaded.
    loadIfAny(me).then(loaded => isHere && setChoices(loaded), console.error)
    return () => {
      isHere = false
    }
  }, [me])
  useEffect(() => choices?.onOwnDecks(draw), [choices])
  return choices?.choicesFor(side, format, words) ?? none
}
