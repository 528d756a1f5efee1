export type Schema = { [key: string]: unknown }

export interface Shape {
  name: string
  schema: Schema
}

/** Objects with fewer fields are written out wherever they occur. */
const FEWEST_FIELDS = 5

const isObject = (node: unknown): node is Schema => node !== null && typeof node === 'object' && !Array.isArray(node)
export const fieldsOf = (schema: Schema): [string, Schema][] =>
  Object.entries((schema.properties ?? {}) as Record<string, Schema>)

/** Returns the schema without its `null` alternative, and whether it had one. */
export function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const choices = schema.anyOf as Schema[] | undefined
  const rest = choices?.filter((choice) => choice.type !== 'null')
  const [only] = rest ?? []
  if (!choices || !rest || rest.length === choices.length) return { schema, isNullable: false }
  return { schema: rest.length === 1 && only ? only : { ...schema, anyOf: rest }, isNullable: true }
}

/**
 * Finds the objects that occur more than once in the calls (a product's card, a reservation's totals), keyed by their
 * schema. Each is documented once, under the name of the field where it first occurs.
 */
export function findShapes(schemas: readonly Schema[]): Map<string, Shape> {
  const seen = new Map<string, { name: string; schema: Schema; count: number }>()
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry, name)
    if (!isObject(node)) return
    const fields = fieldsOf(node)
    if (fields.length >= FEWEST_FIELDS && name !== '') {
      const key = JSON.stringify(node)
      const known = seen.get(key)
      seen.set(key, known ? { ...known, count: known.count + 1 } : { name, schema: node, count: 1 })
      if (known) return
    }
    for (const [child, value] of fields) visit(value, child)
    for (const part of ['items', 'anyOf', 'oneOf', 'additionalProperties']) visit(node[part], name)
  }
  for (const schema of schemas) visit(schema, '')
  const shapes = new Map<string, Shape>()
  const taken = new Set<string>()
  for (const [key, { name, schema, count }] of seen) {
    if (count < 2) continue
    let free = name
    for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`
    taken.add(free)
    shapes.set(key, { name: free, schema })
  }
  return shapes
}
