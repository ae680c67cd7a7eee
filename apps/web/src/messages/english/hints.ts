/** The words for what a player could work out from what they see and have seen. */
export const hints = {
  breaking: (price: string): string => `breaking costs ${price}`,
  unbreakable: 'cannot be broken for credits',
}
