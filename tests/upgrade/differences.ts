import type { Json } from '@/domain/wire/translate'

export interface Difference {
  /** Where it is, with the index of each list: `items[0].total`. */
  path: string
  kind: 'changed' | 'missing' | 'added'
  former: Json | undefined
  next: Json | undefined
}

type Tree = { [key: string]: Json | undefined }

const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (former: Json | undefined, next: Json | undefined): Difference['kind'] => {
  if (former === undefined) return 'added'
  return next === undefined ? 'missing' : 'changed'
}

/** Every place at which two answers differ, field by field. */
export function findDifferences(former: Json | undefined, next: Json | undefined, path = ''): Difference[] {
  if (Array.isArray(former) && Array.isArray(next)) {
    const length = Math.max(former.length, next.length)
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      findDifferences(former[index], next[index], `${path}[${index}]`),
    )
  }
  if (isTree(former) && isTree(next)) {
    const names = new Set([...Object.keys(former), ...Object.keys(next)])
    return [...names].flatMap((name) =>
      findDifferences(former[name], next[name], path === '' ? name : `${path}.${name}`),
    )
  }
  return Object.is(former, next) ? [] : [{ path, kind: kindOf(former, next), former, next }]
}

/** A path without the indexes of lists, as `allowed-differences.ts` names it: `items[].total`. */
export const toPattern = (path: string): string => path.replace(/\[\d+\]/g, '[]')
