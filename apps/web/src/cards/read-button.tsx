import './read-button.css'
import { Icon } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import type { Looked } from '../store/hand.ts'
import { hold } from '../store/hand.ts'
import { Button } from '../ui/button.tsx'
import { factsOf } from './facts.ts'

interface ReadButtonProps {
  readonly looked: Looked & { readonly definition: string }
  /** Whether the button shows the name of the card. Beside the name the icon is enough. */
  readonly isNamed?: boolean
}

/** A button that opens the preview of a card, for players without a mouse. */
export function ReadButton({ looked, isNamed = false }: ReadButtonProps) {
  const read = (): void => hold(looked)
  const title = factsOf(looked.definition)?.printed.title ?? ''
  return (
    <Button look="quiet" className="read" label={atTable.card.read(title)} onPress={read}>
      <Icon name="rez" />
      {isNamed && <span>{title}</span>}
    </Button>
  )
}
