import type { OptionView, View } from '@paydata/engine'
import { labelOf } from '@paydata/words'
import { factsOf } from '../cards/facts.ts'
import { Text } from '../icons/icon.tsx'
import { gameWords } from '../messages/game.ts'
import { passText } from './passing.ts'

interface OptionLabelProps {
  readonly view: View
  readonly option: OptionView
  /** Whether the label stands beside its card, so that it need not name the card. */
  readonly isOnCard?: boolean
}

/** The words of an option. For a pass, they say what passing means here. */
export function OptionLabel({ view, option, isOnCard = false }: OptionLabelProps) {
  const words = (option.does === 'pass' ? passText(view) : null) ?? labelOf(option, view, gameWords())
  const title = isOnCard && option.definition !== null ? factsOf(option.definition)?.printed.title : undefined
  const name = `${title}: `
  return <Text>{title !== undefined && words.startsWith(name) ? words.slice(name.length) : words}</Text>
}
