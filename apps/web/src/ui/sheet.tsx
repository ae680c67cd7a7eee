import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { say } from '../messages/english.ts'

interface SheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  readonly size?: 'small' | 'wide'
}

/** A dialog in the middle of a desk, and a sheet from below on a phone. */
export const Sheet = ({ title, isOpen, onClose, children, size = 'small' }: SheetProps) => (
  <Dialog.Root open={isOpen} onOpenChange={open => !open && onClose()}>
    <Dialog.Portal>
      <Dialog.Overlay className="veil" />
      <Dialog.Content className={`sheet sheet-${size}`} aria-describedby={undefined}>
        <div className="sheet-head">
          <Dialog.Title className="sheet-title">{title}</Dialog.Title>
          <Dialog.Close className="button button-quiet button-icon" aria-label={say.menu.close}>
            <Icon name="close" />
          </Dialog.Close>
        </div>
        <div className="sheet-body">{children}</div>
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
)
