/** So many of something, in words: "1 card", "2 cards". */
export const soMany =
  (one: string, many = one) =>
  (n: number): string =>
    `${n} ${n === 1 ? one : many}`
