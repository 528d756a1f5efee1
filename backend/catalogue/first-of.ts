/**
 * Returns the first `count` wanted items in the order of `compare`. It scans the list once instead of sorting it,
 * because the list may be large.
 */
export function firstOf<T>(
  list: readonly T[],
  count: number,
  compare: (left: T, right: T) => number,
  isWanted: (item: T) => boolean = () => true,
): T[] {
  const first: T[] = []
  for (const item of list) {
    const last = first[count - 1]
    if (!isWanted(item) || (last !== undefined && compare(item, last) >= 0)) continue
    let at = Math.min(first.length, count - 1)
    for (let before = first[at - 1]; before !== undefined && compare(item, before) < 0; before = first[at - 1]) {
      first[at] = before
      at -= 1
    }
    first[at] = item
  }
  return first
}
