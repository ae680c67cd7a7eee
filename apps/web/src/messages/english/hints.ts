/** The words for what a player could work out from what they see and have seen. */
export const hints = {
  breaking: (price: string): string => `breaking costs ${price}`,
  held: 'Seen in the hand',
  heldFor: 'You have seen these cards, and they are certainly still there.',
  nothingHeld: 'No card that you have seen is certainly still there.',
  unbreakable: 'cannot be broken for credits',
}
