const known = new WeakMap<readonly object[], Map<string, unknown>>()

/**
 * Memoises a value derived from a list, for the lifetime of the list: the lists of a catalogue are read repeatedly. The
 * list and the fields read from its members must not change. `key` names the value; every caller with the same key must
 * create the same type of value.
 */
export function memoiseByList<T>(list: readonly object[], key: string, make: () => T): T {
  const memoised = known.get(list) ?? new Map<string, unknown>()
  known.set(list, memoised)
  if (!memoised.has(key)) memoised.set(key, make())
  return memoised.get(key) as T
}
