// Makes an expression of JavaScript of a message, so that a page needs nothing to read messages with.

/** @typedef {import('./reading.mjs').Message} Message */
/** @typedef {import('./reading.mjs').Parameters} Parameters */
/** @typedef {import('@fluent/syntax').Pattern} Pattern */
/** @typedef {import('@fluent/syntax').Variant} Variant */
/** @typedef {import('@fluent/syntax').CallArguments} CallArguments */

/** A piece of a text: as it stands, or what an expression gives. */
/** @typedef {{ text: string } | { code: string, isText: boolean }} Piece */

/** @typedef {{ categories: readonly string[], isOnlyOne: boolean }} Plurals */
/** @type {Map<string, Plurals>} */
const known = new Map()

/** The plurals of a language. What counts as `one` is exactly 1 in many of them. @param {string} tag @returns {Plurals} */
function pluralsOf(tag) {
  const before = known.get(tag)
  if (before !== undefined) return before
  const rules = new Intl.PluralRules(tag)
  const plurals = {
    categories: rules.resolvedOptions().pluralCategories,
    isOnlyOne: [0, 0.5, 1, 1.5, 2, 11, 21, 101, 1e6].every(n => (rules.select(n) === 'one') === (n === 1)),
  }
  known.set(tag, plurals)
  return plurals
}

/** @param {string} tag @param {string} category @param {string} number @returns {string} a condition */
const isOf = (tag, category, number) =>
  category === 'one' && pluralsOf(tag).isOnlyOne
    ? `${number} === 1`
    : `new Intl.PluralRules('${tag}').select(${number}) === '${category}'`

/** @param {Variant} variant */
const keyOf = ({ key }) => (key.type === 'NumberLiteral' ? key.value : key.name)

/** @param {readonly Piece[]} pieces */
function expressionOf(pieces) {
  const [first] = pieces
  if (pieces.length === 1 && first !== undefined && 'code' in first && first.isText) return first.code
  if (pieces.every(piece => 'text' in piece))
    return JSON.stringify(pieces.map(piece => ('text' in piece ? piece.text : '')).join(''))
  const inside = pieces.map(piece =>
    'text' in piece
      ? piece.text.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\n', '\\n')
      : `\${${piece.code}}`,
  )
  return `\`${inside.join('')}\``
}

/**
 * @param {Message} message @param {Parameters} parameters @param {string} tag
 * @returns {{ code: string, used: ReadonlySet<string>, wrong: readonly string[] }}
 */
export function spoken({ id, pattern, at }, parameters, tag) {
  /** @type {Set<string>} */
  const used = new Set()
  /** @type {string[]} */
  const wrong = []
  /** @param {import('./reading.mjs').Node} node @param {string} what @returns {Piece} */
  const no = (node, what) => {
    wrong.push(`${at(node)}: ${id}: ${what}`)
    return { text: '' }
  }

  /** @param {import('@fluent/syntax').Expression} node */
  const asked = node => {
    if (node.type !== 'VariableReference') return null
    const { name } = node.id
    const kind = parameters.get(name)
    if (kind !== undefined) used.add(name)
    return kind === undefined ? null : { name, kind }
  }

  /** @param {import('@fluent/syntax').Expression} node */
  const unknown = node =>
    no(
      node,
      node.type === 'VariableReference'
        ? `there is no $${node.id.name} here${parameters.size === 0 ? '' : `, but ${[...parameters.keys()].map(each => `$${each}`).join(', ')}`}`
        : `${node.type} is not possible here`,
    )

  /** @param {CallArguments} given */
  const options = ({ named }) =>
    JSON.stringify(Object.fromEntries(named.map(({ name, value }) => [name.name, value.parse().value])))

  /** @param {import('@fluent/syntax').FunctionReference} node @returns {Piece} */
  function called(node) {
    const [first] = node.arguments.positional
    const given = first === undefined ? null : asked(first)
    if (given === null)
      return first === undefined ? no(node, `${node.id.name} needs a parameter`) : unknown(first)
    const { name, kind } = given
    switch (`${node.id.name} of ${kind}`) {
      case 'NUMBER of number':
        return { code: `${name}.toLocaleString('${tag}', ${options(node.arguments)})`, isText: true }
      case 'DATETIME of time':
        return {
          code: `new Date(${name}).toLocaleString('${tag}', ${options(node.arguments)})`,
          isText: true,
        }
      case 'LIST of list': {
        const { locale = tag, ...style } = JSON.parse(options(node.arguments))
        return {
          code: `new Intl.ListFormat('${locale}', ${JSON.stringify(style)}).format(${name})`,
          isText: true,
        }
      }
      default:
        return no(
          node,
          `there are NUMBER of a number, DATETIME of a time and LIST of a list, not ${node.id.name} of $${name}`,
        )
    }
  }

  /** @param {import('@fluent/syntax').SelectExpression} node @returns {Piece} */
  function selected({ selector, variants }) {
    const given = asked(selector)
    if (given === null) return unknown(selector)
    const { name, kind } = given
    const keys = variants.map(keyOf)
    const possible = typeof kind === 'object' ? kind : kind === 'number' ? pluralsOf(tag).categories : null
    if (possible === null) return no(selector, `$${name} is a ${kind}: nothing can be selected by it`)
    for (const each of variants)
      if (each.key.type === 'NumberLiteral' ? kind !== 'number' : !possible.some(key => key === keyOf(each)))
        no(each, `[${keyOf(each)}] is not among ${possible.join(', ')}`)
    const lacking = typeof kind === 'object' ? kind.filter(key => !keys.includes(key)) : []
    if (lacking.length > 0) no(selector, `nothing is said for ${lacking.join(', ')}`)
    const others = variants.filter(each => !each.default)
    const rest = variants.filter(each => each.default)
    const code = [...others, ...rest].map(each => {
      const says = expressionOf(piecesOf(each.value))
      if (each.default) return says
      const key = keyOf(each)
      const condition =
        typeof kind === 'object'
          ? `${name} === '${key}'`
          : each.key.type === 'NumberLiteral'
            ? `${name} === ${key}`
            : isOf(tag, key, name)
      return `${condition} ? ${says} : `
    })
    return { code: code.join(''), isText: true }
  }

  /** @param {import('@fluent/syntax').Expression | import('@fluent/syntax').Placeable} node @returns {Piece} */
  function placed(node) {
    switch (node.type) {
      case 'StringLiteral':
        return { text: node.parse().value }
      case 'SelectExpression':
        return selected(node)
      case 'FunctionReference':
        return called(node)
      case 'VariableReference': {
        const given = asked(node)
        if (given === null) return unknown(node)
        const { name, kind } = given
        if (kind === 'name') return { code: `isolated(${name})`, isText: true }
        if (kind === 'text' || kind === 'number') return { code: name, isText: kind === 'text' }
        return no(
          node,
          `$${name} is no text: ${kind === 'list' ? 'LIST' : kind === 'time' ? 'DATETIME' : 'a selection'} makes one of it`,
        )
      }
      default:
        return no(node, `${node.type} is not possible here`)
    }
  }

  /** @param {Pattern} of @returns {readonly Piece[]} */
  const piecesOf = of =>
    of.elements.map(element =>
      element.type === 'TextElement' ? { text: element.value } : placed(element.expression),
    )

  return { code: expressionOf(piecesOf(pattern)), used, wrong }
}
