import { Icon } from '../icons/icon.tsx'
import type { SymbolName } from '../icons/shapes.ts'
import type { Command } from '../keys/keymap.ts'
import { useShortcut } from '../keys/shortcut.ts'
import { Button } from './button.tsx'

interface IconButtonProps {
  readonly icon: SymbolName
  readonly label: string
  readonly onPress: () => void
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly className?: string
  /** The command whose key presses the button. */
  readonly command?: Command
}

/** A button with an icon. Its label is for screen readers, and stands in the tooltip with its key. */
export function IconButton({
  icon,
  label,
  onPress,
  disabled,
  pressed,
  className = '',
  command,
}: IconButtonProps) {
  const shortcut = useShortcut(command ?? null)
  return (
    <Button
      look="quiet"
      className={`button-icon ${className}`}
      label={label}
      title={shortcut === null ? label : `${label} (${shortcut.name})`}
      onPress={onPress}
      {...(shortcut === null ? {} : { keys: shortcut.aria })}
      {...(disabled === undefined ? {} : { disabled })}
      {...(pressed === undefined ? {} : { pressed })}
    >
      <Icon name={icon} />
    </Button>
  )
}
