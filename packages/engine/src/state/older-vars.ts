type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A game in which no variable is a list joined to one word: as several were up to the fifth format of saved games. */
export const withLists = (saved: Fields): Fields => ({
  ...saved,
  frames: eachIn(saved.frames, frameWithLists),
  lingering: eachIn(saved.lingering, lingering => ({ ...lingering, vars: listed(lingering.vars, null) })),
})

const eachIn = (list: unknown, change: (each: Fields) => Fields): unknown =>
  Array.isArray(list) ? list.map(each => (isFields(each) ? change(each) : each)) : list

function frameWithLists(frame: Fields): Fields {
  const of = frame.kind === 'procedure' ? frame.of : null
  return {
    ...frame,
    ...('vars' in frame && { vars: listed(frame.vars, of) }),
    ...('given' in frame && { given: listed(frame.given, null) }),
    ...('expects' in frame && { expects: eachIn(frame.expects, namesWithin) }),
    ...('pending' in frame && { pending: eachIn(frame.pending, namesWithin) }),
  }
}

const namesWithin = (part: Fields): Fields => ({ ...part, vars: listed(part.vars, null) })

/** What lay between the parts of each list; what a list inside a procedure has inherited is changed like its own. */
const between: Readonly<Record<string, string>> = {
  during: ' ',
  known: ' ',
  done: ' ',
  keys: ' ',
  replacedBy: '\n',
}
/** A card may have called something else so: in these procedures alone it was a list. */
const betweenChoices: ReadonlyMap<unknown, string> = new Map([
  ['run', ' '],
  ['chooseServer', ' '],
  ['chooseWord', '|'],
])

function listed(vars: unknown, of: unknown): unknown {
  if (!isFields(vars)) return vars
  const changed = Object.entries(vars).map(([name, value]) => {
    const separator = name === 'among' ? betweenChoices.get(of) : between[name]
    if (separator === undefined || typeof value !== 'string') return [name, value]
    const parts = value.split(separator).filter(part => part !== '')
    return [name, name === 'done' ? parts.map(Number) : parts]
  })
  return Object.fromEntries(changed)
}
