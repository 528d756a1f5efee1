/** The first `count` of those that `isWanted`, in the order of `compare`; the list, which may be large, is gone through once and not sorted. */
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
