import type { OptionView, View } from '@paydata/engine'
import { labelOf } from '@paydata/engine/text'
import { Text } from '../icons/icon.tsx'
import { gameWords } from '../messages/game.ts'

/** The words of an option, as the engine says them. */
export const OptionLabel = ({ view, option }: { view: View; option: OptionView }) => (
  <Text>{labelOf(option, view, gameWords())}</Text>
)
