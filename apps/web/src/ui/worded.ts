import type { FunctionComponent, ReactNode } from 'react'
import { memo } from 'react'
import { useLanguage } from '../messages/use-language.ts'

/** Draws a component anew only when what it is given changes, or the language of its words. */
export const worded = <Given extends object>(
  Component: (given: Given) => ReactNode,
): FunctionComponent<Given> =>
  memo((given: Given) => {
    useLanguage()
    return Component(given)
  })
