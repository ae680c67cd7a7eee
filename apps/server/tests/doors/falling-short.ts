import type { z } from 'zod'

type Schema = z.core.JSONSchema._JSONSchema

/** What is at most so long is nothing to speak of. */
const few = 40

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether anything in it may be long. */
function mayBeLong(schema: Schema): boolean {
  if (typeof schema === 'boolean') return false
  const { maxLength = 0, maxItems = 0, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  const parts = [...Object.values(properties), ...anyOf, ...oneOf, ...allOf]
  const each = Array.isArray(items) ? items : items === undefined ? [] : [items]
  return maxLength > few || maxItems > few || [...parts, ...each].some(mayBeLong)
}

/** Whether a value is of the kind that a schema describes, as far as one has to look to tell alternatives apart. */
function fits(schema: Schema, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema
  if (schema.const !== undefined) return schema.const === value
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema
      return (
        isObject(value) &&
        required.every(name => name in value) &&
        Object.keys(value).every(
          name => schema.additionalProperties !== false || Object.hasOwn(properties, name),
        )
      )
    }
    case 'array':
      return Array.isArray(value)
    case 'null':
      return value === null
    case 'string':
    case 'boolean':
    case 'number':
      return typeof value === schema.type
    case 'integer':
      return Number.isInteger(value)
    default:
      return true
  }
}

/** Where a value is less than half as long as its schema lets it be, or leaves out what may be long. */
export function fallsShort(schema: Schema, value: unknown, at: string): readonly string[] {
  if (typeof schema === 'boolean') return []
  const { anyOf = [], oneOf = [], allOf = [], maxLength, maxItems, properties = {}, items } = schema
  const ways = [...anyOf, ...oneOf]
  const way = ways.find(each => fits(each, value))
  const elsewhere = ways.some(each => each !== way && value === null && mayBeLong(each))
    ? [`${at} is null`]
    : []
  const inner = [...allOf, ...(way === undefined ? [] : [way])].flatMap(each => fallsShort(each, value, at))
  const all = [...elsewhere, ...inner]
  if (typeof value === 'string' && maxLength !== undefined && maxLength > few && 2 * value.length < maxLength)
    return [...all, `${at} has ${value.length} letters of ${maxLength}`]
  if (Array.isArray(value)) {
    const tooFew = maxItems !== undefined && maxItems > 1 && 2 * value.length < maxItems
    const each = items === undefined || Array.isArray(items) ? [] : value.slice(0, 1)
    return [
      ...all,
      ...(tooFew ? [`${at} has ${value.length} of ${maxItems}`] : []),
      ...each.flatMap(one =>
        Array.isArray(items) || items === undefined ? [] : fallsShort(items, one, `${at}[]`),
      ),
    ]
  }
  if (!isObject(value)) return all
  const inside = Object.entries(properties).flatMap(([name, each]) =>
    Object.hasOwn(value, name)
      ? fallsShort(each, value[name], `${at}.${name}`)
      : mayBeLong(each)
        ? [`${at}.${name} is left out`]
        : [],
  )
  return [...all, ...inside]
}
