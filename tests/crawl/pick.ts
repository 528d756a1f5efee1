/** Always the same numbers for the same seed, in [0, 1) (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** In an order that only the seed knows. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  const random = makeRandom(seed)
  return items
    .map((item) => ({ item, at: random() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item)
}

/** Up to so many of each group, by chance; all of a group that has no number. Those of different groups take turns. */
export function pickSample<T>(
  items: readonly T[],
  groupOf: (item: T) => string,
  most: (group: string) => number,
  seed: number,
): T[] {
  const taken = new Map<string, number>()
  const picked = shuffle(items, seed).flatMap((item) => {
    const group = groupOf(item)
    const place = taken.get(group) ?? 0
    taken.set(group, place + 1)
    return place < most(group) ? [{ item, place }] : []
  })
  return picked.sort((left, right) => left.place - right.place).map(({ item }) => item)
}
