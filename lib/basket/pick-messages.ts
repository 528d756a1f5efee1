type Tree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

function put(target: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[first] = value
    return
  }
  const next = isTree(target[first]) ? { ...target[first] } : {}
  target[first] = next
  put(next, rest, value)
}

/**
 * Picks the named parts of a message catalogue ('basket.card', 'errors.codes.unavailable'), so that an island receives
 * only the messages it uses.
 */
export function pickMessages(messages: object, names: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const name of names) {
    const path = name.split('.')
    const value = path.reduce<unknown>((node, key) => (isTree(node) ? node[key] : undefined), messages)
    if (value === undefined) throw new Error(`no messages at ${name}`)
    put(picked, path, value)
  }
  return picked
}
