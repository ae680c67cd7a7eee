import { hints } from '../messages/hints.ts'

/** How to copy what is selected. */
export default function CopyByHand() {
  return hints.copyByHand
}
