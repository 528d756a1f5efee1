const known = new WeakMap<readonly object[], Map<string, unknown>>()

/**
 * What was made of a list, made once for as long as there is that list: those of a catalogue are asked for again and again. The list and
 * what is read of its members must not change. `key` names what is made; whoever uses one must always make the same kind of thing.
 */
export function memoiseByList<T>(list: readonly object[], key: string, make: () => T): T {
  const memoised = known.get(list) ?? new Map<string, unknown>()
  known.set(list, memoised)
  if (!memoised.has(key)) memoised.set(key, make())
  return memoised.get(key) as T
}
