import type { OptionView } from '@paydata/engine'
import * as Popover from '@radix-ui/react-popover'
import type { RefObject } from 'react'
import { takeOption } from '../decisions/answering.ts'
import { OptionLabel } from '../decisions/option-label.tsx'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { comesOver, guard } from '../ui/guard.ts'

interface CardMenuProps {
  readonly card: RefObject<HTMLElement | null>
  readonly options: readonly OptionView[]
  readonly onClose: () => void
}

const comes = (menu: HTMLElement | null): void => {
  if (menu !== null) comesOver(menu)
}

/** What can be done with a card, where it is more than one thing. */
export default function CardMenu({ card, options, onClose }: CardMenuProps) {
  const view = useSaid(state => state.view)
  const question = view?.question
  if (view === null || question?.form !== 'choose') return null
  return (
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={card} />
      <Popover.Portal container={document.querySelector('dialog[open]')}>
        <Popover.Content
          ref={comes}
          className="menu"
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label={say.table.options(options.length)}
        >
          {options.map(option => (
            <button
              key={option.id}
              type="button"
              className="button button-plain menu-item"
              data-nav
              onClick={guard(() => {
                onClose()
                takeOption(question, option.id)
              })}
            >
              <OptionLabel view={view} option={option} />
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
