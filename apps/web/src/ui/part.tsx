import './part.css'
import type { ReactNode } from 'react'
import { Component, Suspense, useEffect } from 'react'
import { say } from '../messages/say.ts'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'

interface PartProps {
  readonly children: ReactNode
  /** Shown until the file has been loaded. */
  readonly soon?: ReactNode
  /** Shown if the file cannot be loaded. */
  readonly lost?: ReactNode
}

/** A part of the page with a script file of its own. If that cannot be loaded, the rest of the page still works. */
export class Part extends Component<PartProps, { readonly isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError(): { readonly isLost: boolean } {
    return { isLost: true }
  }

  override render(): ReactNode {
    const { children, soon = null, lost = <Lost /> } = this.props
    return this.state.isLost ? lost : <Suspense fallback={soon}>{children}</Suspense>
  }
}

/** Offers to load the page again. A file may be missing as a new version has other files, whose names the new page knows. */
export const Lost = () => (
  <div className="lost" role="alert">
    <p>{say.lost.lead}</p>
    <Button onPress={() => location.reload()}>{say.lost.reload}</Button>
  </div>
)

/**
 * Loads parts that the player may open later, after the current screen has been rendered. So they open at once, also on a
 * slow connection, and after the server has got a new version of the page with other files.
 */
export function useAhead(parts: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    for (const load of parts) load().catch(() => {})
  }, [parts])
}

interface PartOverProps {
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A `Part` that opens over a screen, such as a sheet. If it cannot be loaded, the message stands in a sheet too. */
export const PartOver = ({ children, onClose }: PartOverProps) => (
  <Part
    lost={
      <Sheet title={say.lost.title} isOpen onClose={onClose}>
        <Lost />
      </Sheet>
    }
  >
    {children}
  </Part>
)
