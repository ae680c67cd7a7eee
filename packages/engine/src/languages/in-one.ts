/** Events that differ in one word are told in one breath: "you install or trash a card". */
export function inOne(told: readonly string[], or: string): string {
  const all = told.map(text => text.split(' '))
  const [first = [], ...others] = all
  const differing = first.flatMap((word, i) => (others.every(words => words[i] === word) ? [] : [i]))
  const [nth, more] = differing
  const isAlike = others.every(({ length }) => length === first.length)
  if (!isAlike || nth === undefined || nth === 0 || more !== undefined) return told.join(` ${or} `)
  return first.with(nth, all.map(words => words[nth]).join(` ${or} `)).join(' ')
}
