import type { Printed } from '@paydata/engine/vocabulary'

type Field = keyof Printed | 'id' | 'code' | 'quantity'

/** A record of the printed facts as it comes from a file: nothing is known of it yet. */
export type Record = { readonly [name: string]: unknown }

const sides = ['corp', 'runner'] as const
const types = [
  ...['identity', 'agenda', 'asset', 'ice', 'operation', 'upgrade'],
  ...['event', 'hardware', 'program', 'resource'],
] as readonly Printed['type'][]

function wrong(record: Record, field: Field): never {
  throw new Error(`${String(record.id)}: ${field} is ${JSON.stringify(record[field])}`)
}

function oneOf<Value extends string>(record: Record, field: Field, values: readonly Value[]): Value {
  return values.find(value => value === record[field]) ?? wrong(record, field)
}

function text(record: Record, field: Field): string {
  const value = record[field]
  return typeof value === 'string' ? value : wrong(record, field)
}

/** The facts of this name that the card has; those it lacks stay absent. */
function given<Name extends Field, Value>(
  record: Record,
  names: readonly Name[],
  isValue: (value: unknown) => value is Value,
): { [Each in Name]?: Value } {
  const found: { [Each in Name]?: Value } = {}
  for (const name of names) {
    const value = record[name]
    if (value === undefined) continue
    found[name] = isValue(value) ? value : wrong(record, name)
  }
  return found
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isNumber = (value: unknown): value is number => Number.isInteger(value)
const isNumberOrX = (value: unknown): value is number | 'X' => value === 'X' || isNumber(value)
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

const areFaces = (value: unknown): value is NonNullable<Printed['faces']> =>
  Array.isArray(value) && value.every(each => isText(each?.title) && areTexts(each?.subtypes))

/** The printed facts of a card as the engine wants them, checked here and nowhere else. */
export const printedIn = (record: Record): Printed => ({
  title: text(record, 'title'),
  side: oneOf(record, 'side', sides),
  type: oneOf(record, 'type', types),
  ...given(record, ['subtypes'], areTexts),
  ...given(record, ['faction'], isText),
  ...given(record, ['cost', 'strength', 'advancement'], isNumberOrX),
  ...given(record, ['memory', 'points', 'trash', 'link'], isNumber),
  ...given(record, ['influence', 'influenceLimit', 'minimumDeckSize', 'limit'], isNumber),
  ...given(record, ['unique'], isFlag),
  ...given(record, ['faces'], areFaces),
})
