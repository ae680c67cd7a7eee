import type { MouseEvent, ReactNode } from 'react'
import { guard } from '../ui/guard.ts'
import type { Route } from './route.ts'
import { addressOf, go } from './route.ts'

interface LinkProps {
  readonly to: Route
  readonly className?: string
  /** Whether it leads to where the reader is. */
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link within the page. The browser can also open it in another tab, like any other link. */
export function Link({ to, className = 'link', current = false, children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    guard(() => go(to))(event)
  }
  return (
    <a
      href={addressOf(to)}
      className={className}
      data-nav
      onClick={follow}
      {...(current && { 'aria-current': 'page' as const })}
    >
      {children}
    </a>
  )
}
