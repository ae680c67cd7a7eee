import type { FunctionComponent, ReactNode } from 'react'
import { memo } from 'react'
import { useLanguage } from '../messages/use-language.ts'

/** A memoised component that renders again only when its props or the language change. */
export const worded = <Given extends object>(
  Component: (given: Given) => ReactNode,
): FunctionComponent<Given> =>
  memo((given: Given) => {
    useLanguage()
    return Component(given)
  })
