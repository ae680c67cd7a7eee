import './pointed.css'
import { useEffect } from 'react'

/** Marks what is spoken of: the first element that each of these selectors finds. `drawn` changes when they may find others. */
export function usePointed(selectors: readonly string[], drawn: unknown): void {
  const all = selectors.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found depends on what has been drawn.
  useEffect(() => {
    const found = all.split('\n').flatMap(each => (each === '' ? [] : (document.querySelector(each) ?? [])))
    for (const each of found) each.setAttribute('data-pointed', '')
    found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => {
      for (const each of found) each.removeAttribute('data-pointed')
    }
  }, [all, drawn])
}
