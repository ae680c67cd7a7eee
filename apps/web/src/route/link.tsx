import type { MouseEvent, ReactNode } from 'react'
import { guard } from '../ui/guard.ts'
import type { Route } from './route.ts'
import { addressOf, go } from './route.ts'

interface LinkProps {
  readonly to: Route
  readonly className?: string
  readonly children: ReactNode
}

/** A link within the page; opened in another tab it is a link like any other. */
export function Link({ to, className = 'link', children }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    guard(() => go(to))(event)
  }
  return (
    <a href={addressOf(to)} className={className} data-nav onClick={follow}>
      {children}
    </a>
  )
}
