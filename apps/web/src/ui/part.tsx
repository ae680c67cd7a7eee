import type { ReactNode } from 'react'
import { Component, Suspense, useEffect } from 'react'
import { say } from '../messages/say.ts'
import { Button } from './button.tsx'
import { Sheet } from './sheet.tsx'

interface PartProps {
  readonly children: ReactNode
  /** What is shown until it has come. */
  readonly soon?: ReactNode
  /** What is shown in its place when it cannot be fetched. */
  readonly lost?: ReactNode
}

/** What comes with a file of its own. When that cannot be fetched nothing else goes with it. */
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

/** A file that is missing does not come back by itself: a page that is loaded again knows what files are called by then. */
export const Lost = () => (
  <div className="lost" role="alert">
    <p>{say.lost.lead}</p>
    <Button onPress={() => location.reload()}>{say.lost.reload}</Button>
  </div>
)

/**
 * Fetches what may be wanted later, once what is shown stands: it opens at once then, whatever the line is like, and also
 * when a new version of the page has been handed out meanwhile, which has other files.
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

/** The same for what opens over a screen, and can be closed. */
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
