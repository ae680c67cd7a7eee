import type { OptionView, View } from '@paydata/engine'
import { labelOf } from '@paydata/engine/text'
import { Text } from '../icons/icon.tsx'
import { gameWords } from '../messages/game.ts'
import { passText } from './passing.ts'

/** The words of an option, as the engine says them; of passing, what it does here. */
export const OptionLabel = ({ view, option }: { view: View; option: OptionView }) => (
  <Text>{(option.does === 'pass' ? passText(view) : null) ?? labelOf(option, view, gameWords())}</Text>
)
