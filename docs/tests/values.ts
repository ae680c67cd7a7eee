/** A value in a comment, `// 0` or `// { winner: 'corp' }`. With `…` something may be left out of it. */
function valueIn(comment: string): { text: string; whole: boolean } | undefined {
  if (!/^(-?\d+$|[[{].*[\]}]$)/s.test(comment)) return undefined
  const whole = !comment.includes('…')
  const text = comment.replace(/,?\s*…/g, '')
  try {
    new Function(`return (${text})`)
  } catch {
    return undefined
  }
  return { text, whole }
}

type Line = readonly [text: string, origin: string | undefined]

const expression = /^(?!const |let |import |export |if |else |return |\/\/|\s|$)(.*?)\s*(?:\/\/ (.*))?$/

/** Scripts tell in a comment what an expression is, beside it or on the lines below. Here that is looked at. */
export function withChecks(lines: readonly Line[]): Line[] {
  const checked: Line[] = [["import { expect as theValue } from 'vitest'", undefined]]
  for (let at = 0; at < lines.length; at += 1) {
    const [text, origin] = lines[at]!
    const [, said, beside] = expression.exec(text) ?? []
    let below = 0
    if (said !== undefined && beside === undefined)
      while (/^\/\/ /.test(lines[at + below + 1]?.[0] ?? '')) below += 1
    const comments = lines.slice(at + 1, at + 1 + below).map(each => each[0].slice(3))
    const value = said && valueIn(beside ?? comments.join(' '))
    if (!value) {
      checked.push([text, origin])
      continue
    }
    const compared = value.whole ? 'toEqual' : 'toMatchObject'
    checked.push([`theValue(${said}).${compared}(${value.text})`, origin])
    for (let each = 1; each <= below; each += 1) checked.push(lines[at + each]!)
    at += below
  }
  return checked
}
