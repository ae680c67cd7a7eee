import { Icon } from '../icons/icon.tsx'
import type { SymbolName } from '../icons/shapes.ts'
import { Button } from './button.tsx'

interface IconButtonProps {
  readonly icon: SymbolName
  readonly label: string
  readonly onPress: () => void
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly className?: string
}

/** A button that is known by its sign; its name is said, and shown to who waits over it. */
export const IconButton = ({ icon, label, onPress, disabled, pressed, className = '' }: IconButtonProps) => (
  <Button
    look="quiet"
    className={`button-icon ${className}`}
    label={label}
    onPress={onPress}
    {...(disabled === undefined ? {} : { disabled })}
    {...(pressed === undefined ? {} : { pressed })}
  >
    <Icon name={icon} />
  </Button>
)
