import { keptOfList } from './kept-of-list'

/** The values that a list of products has for one facet, as numbers: counting them anew for each filter is then cheap. */
interface Values {
  names: string[]
  /** Values of the product at `index` are `codes` from `starts[index]` to `starts[index + 1]`. */
  starts: Uint32Array
  codes: Uint32Array
  /** How many products have each value, whatever is filtered. */
  all: Uint32Array
}

function read<P>(products: readonly P[], valuesOf: (product: P) => readonly (string | null)[]): Values {
  const codeOf = new Map<string, number>()
  const starts = new Uint32Array(products.length + 1)
  const codes: number[] = []
  for (const [index, product] of products.entries()) {
    for (const value of valuesOf(product)) {
      if (value === null) continue
      const code = codeOf.get(value) ?? codeOf.size
      codeOf.set(value, code)
      codes.push(code)
    }
    starts[index + 1] = codes.length
  }
  const all = new Uint32Array(codeOf.size)
  for (const code of codes) all[code] = (all[code] ?? 0) + 1
  return { names: [...codeOf.keys()], starts, codes: Uint32Array.from(codes), all }
}

/**
 * How many of the products whose failures are among the given bits have each value, the commonest of the whole list
 * first. A choice at zero stays in the list, so that what has been ticked or could be never vanishes. Lists and what
 * `valuesOf` tells of their products must not change; `nameOf` may.
 */
export function countValues<P extends object>(
  products: readonly P[],
  failures: Int32Array,
  allowed: number,
  facet: string,
  valuesOf: (product: P) => readonly (string | null)[],
  nameOf: (value: string) => string = (value) => value,
): { value: string; count: number }[] {
  const { names, starts, codes, all } = keptOfList(products, `values of ${facet}`, () => read(products, valuesOf))
  const counts = new Uint32Array(names.length)
  for (let index = 0; index < products.length; index += 1) {
    if (((failures[index] ?? 0) & ~allowed) !== 0) continue
    const end = starts[index + 1] ?? 0
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      const code = codes[at] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return names
    .map((name, code) => ({ value: nameOf(name), count: counts[code] ?? 0, all: all[code] ?? 0 }))
    .sort((left, right) => right.all - left.all || (left.value < right.value ? -1 : 1))
    .map(({ value, count }) => ({ value, count }))
}
