import type { ESTree } from 'rolldown/utils'
import { parseSync, Visitor } from 'rolldown/utils'

/** One small fault that somebody could make in a source file. */
export interface Fault {
  /** What kind of fault it is. */
  readonly operator: string
  /** Where it is: from which character of the file to which. */
  readonly start: number
  readonly end: number
  /** What stands there instead; a `statement` is left out, and of a `body` nothing is done. */
  readonly to: string
  readonly where: 'expression' | 'statement' | 'body'
}

/** A place at which what is counted is inserted, so that no fault makes a test run forever. */
export interface Loop {
  readonly start: number
  readonly end: number
  readonly isBlock: boolean
}

/** What a file holds that matters here. */
export interface Found {
  readonly faults: readonly Fault[]
  readonly loops: readonly Loop[]
  /** Where a statement begins that is an expression. A line that begins with a bracket would belong to the one before. */
  readonly statements: ReadonlySet<number>
}

/** Other signs, each a fault of its own. */
const signs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  arithmetic: { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' },
  boundary: { '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  negation: { '<': '>=', '<=': '>', '>': '<=', '>=': '<', '===': '!==', '!==': '===' },
  logic: { '&&': '||', '||': '&&', '??': '&&' },
  assignment: { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=', '??=': '&&=', '||=': '&&=', '&&=': '||=' },
  counting: { '++': '--', '--': '++' },
}

/** Methods that stand for each other. */
const methods: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  unshift: 'push',
}

/** Methods that can be left out. */
const leftOut = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'concat'])

/** Functions that stop a program that has made a mistake: no test can or should get there. */
const stops = new Set(['bug', 'never'])

const isStop = (node: ESTree.Expression): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && stops.has(node.callee.name)

/** Nothing but a stop: `bug(…)`, alone or in a block. */
function onlyStops(node: ESTree.Statement): boolean {
  if (node.type === 'BlockStatement') return node.body.length === 1 && node.body.every(onlyStops)
  if (node.type === 'ReturnStatement') return node.argument !== null && isStop(node.argument)
  return node.type === 'ThrowStatement' || (node.type === 'ExpressionStatement' && isStop(node.expression))
}

/** All faults that could be made in a file, and its loops, in the order of the text. */
export function faultsIn(file: string, code: string): Found {
  const faults: Fault[] = []
  const loops: Loop[] = []
  const statements = new Set<number>()
  /** Nodes that hold words and no values: where something is handed on from, names of properties. */
  const names = new Set<object>()
  const never = new Set<object>()
  /** Types, and imports: no code runs there. */
  let inTypes = 0
  let inStops = 0
  let inChain = 0

  const text = (node: ESTree.Span): string => code.slice(node.start, node.end)
  const add = (operator: string, at: ESTree.Span, to: string, where: Fault['where'] = 'expression'): void => {
    if (inTypes > 0 || inStops > 0) return
    faults.push({ operator, start: at.start, end: at.end, to, where })
  }
  const otherSigns = (
    node: ESTree.BinaryExpression | ESTree.LogicalExpression | ESTree.AssignmentExpression,
    kinds: readonly string[],
  ): void => {
    for (const kind of kinds) {
      const sign = signs[kind]?.[node.operator]
      const side = node.type === 'AssignmentExpression' ? text(node.left) : `(${text(node.left)})`
      if (sign !== undefined) add(kind, node, `${side} ${sign} (${text(node.right)})`)
    }
  }
  const condition = (test: ESTree.Expression, isLoop = false): void => {
    if (!isLoop) add('condition', test, 'true')
    add('condition', test, 'false')
  }
  const body = (node: ESTree.FunctionBody | null): void => {
    if (node !== null && node.body.length > 0 && !node.body.every(onlyStops)) add('body', node, '', 'body')
  }
  const loop = (of: ESTree.Statement): void => {
    loops.push({ start: of.start, end: of.end, isBlock: of.type === 'BlockStatement' })
  }
  const types = (by: number) => () => void (inTypes += by)

  new Visitor({
    TSTypeAnnotation: types(1),
    'TSTypeAnnotation:exit': types(-1),
    TSLiteralType: types(1),
    'TSLiteralType:exit': types(-1),
    TSTypeAliasDeclaration: types(1),
    'TSTypeAliasDeclaration:exit': types(-1),
    TSInterfaceDeclaration: types(1),
    'TSInterfaceDeclaration:exit': types(-1),
    TSTypeParameterInstantiation: types(1),
    'TSTypeParameterInstantiation:exit': types(-1),
    ChainExpression: () => void (inChain += 1),
    'ChainExpression:exit': () => void (inChain -= 1),
    ImportDeclaration: types(1),
    'ImportDeclaration:exit': types(-1),
    ExportNamedDeclaration: node => void (node.source !== null && names.add(node.source)),
    ExportAllDeclaration: node => void names.add(node.source),
    Property: node => void (!node.computed && names.add(node.key)),
    PropertyDefinition: node => void (!node.computed && names.add(node.key)),
    ThrowStatement: () => void (inStops += 1),
    'ThrowStatement:exit': () => void (inStops -= 1),
    Literal(node) {
      if (names.has(node) || never.has(node)) return
      const { value } = node
      if (typeof value === 'boolean') add('boolean', node, String(!value))
      else if (typeof value === 'number') add('number', node, String(value + 1))
      else if (typeof value === 'string') add('string', node, value === '' ? "'?'" : "''")
    },
    TemplateLiteral(node) {
      if (node.quasis.length > 1) add('string', node, "''")
    },
    ArrayExpression: node => void (node.elements.length > 0 && add('list', node, '[]')),
    ObjectExpression: node => void (node.properties.length > 0 && add('object', node, '{}')),
    BinaryExpression: node => otherSigns(node, ['arithmetic', 'boundary', 'negation']),
    LogicalExpression: node => otherSigns(node, ['logic']),
    AssignmentExpression: node => otherSigns(node, ['assignment']),
    UpdateExpression(node) {
      const sign = signs.counting?.[node.operator] ?? ''
      add('counting', node, node.prefix ? sign + text(node.argument) : text(node.argument) + sign)
    },
    UnaryExpression(node) {
      if (node.operator === '!' || node.operator === '-') add('sign', node, text(node.argument))
      if (node.operator === '-') never.add(node.argument)
    },
    CallExpression(node) {
      if (isStop(node)) inStops += 1
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.computed || inChain > 0) return
      const { name } = callee.property
      const other = methods[name]
      const object = text(callee.object)
      if (leftOut.has(name)) add('method', node, object)
      else if (other !== undefined)
        add('method', node, `${object}.${other}${code.slice(callee.property.end, node.end)}`)
    },
    'CallExpression:exit': node => void (isStop(node) && (inStops -= 1)),
    IfStatement(node) {
      // A guard against a mistake of our own is no rule: nothing that can be played gets past it.
      if (onlyStops(node.consequent)) return
      condition(node.test)
    },
    ConditionalExpression: node => condition(node.test),
    WhileStatement(node) {
      condition(node.test, true)
      loop(node.body)
    },
    DoWhileStatement: node => loop(node.body),
    ForStatement(node) {
      if (node.test !== null) condition(node.test, true)
      loop(node.body)
    },
    ForOfStatement: node => loop(node.body),
    ForInStatement: node => loop(node.body),
    ExpressionStatement(node) {
      statements.add(node.start)
      const { type } = node.expression
      if ((type === 'CallExpression' || type === 'AssignmentExpression') && !isStop(node.expression))
        add('statement', node, '', 'statement')
    },
    FunctionDeclaration: node => body(node.body),
    FunctionExpression: node => body(node.body),
    ArrowFunctionExpression(node) {
      if (node.body.type === 'BlockStatement') body(node.body)
      else if (!isStop(node.body)) add('result', node.body, 'undefined')
    },
  }).visit(parsed(file, code))
  return { faults, loops, statements }
}

function parsed(file: string, code: string): ESTree.Program {
  const { program, errors } = parseSync(file, code, { lang: 'ts', sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return program
}
