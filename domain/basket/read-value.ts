/** Reads the known parts of an untrusted value and drops the rest. Throws `UnreadableValue` for an unusable value. */
export type Reader<T> = (value: unknown) => T

export class UnreadableValue extends Error {
  constructor(what: string) {
    super(`not ${what}`)
    this.name = 'UnreadableValue'
  }
}

export function textMatching(pattern: RegExp, maximumLength = 300): Reader<string> {
  return (value) => {
    if (typeof value === 'string' && value.length <= maximumLength && pattern.test(value)) return value
    throw new UnreadableValue(`text of ${pattern}`)
  }
}

export const readText: Reader<string> = textMatching(/^/)

export const readBoolean: Reader<boolean> = (value) => {
  if (typeof value === 'boolean') return value
  throw new UnreadableValue('a boolean')
}

export function numberBetween(minimum: number, maximum: number): Reader<number> {
  return (value) => {
    if (typeof value === 'number' && value >= minimum && value <= maximum) return value
    throw new UnreadableValue(`a number from ${minimum} to ${maximum}`)
  }
}

export function wholeBetween(minimum: number, maximum: number): Reader<number> {
  const read = numberBetween(minimum, maximum)
  return (value) => {
    if (Number.isSafeInteger(value)) return read(value)
    throw new UnreadableValue('a whole number')
  }
}

export function oneOf<const T extends string>(...words: readonly T[]): Reader<T> {
  return (value) => {
    const word = words.find((candidate) => candidate === value)
    if (word !== undefined) return word
    throw new UnreadableValue(words.join(' or '))
  }
}

export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null || value === undefined ? null : read(value))
}

export function listOf<T>(read: Reader<T>, maximumLength: number): Reader<T[]> {
  return (value) => {
    if (Array.isArray(value) && value.length <= maximumLength) return value.map(read)
    throw new UnreadableValue('a list')
  }
}

/** Reads the valid entries; an invalid entry is dropped without affecting the others. */
export function readableOf<T>(read: Reader<T>, maximumLength: number): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return []
    return value.slice(0, maximumLength).flatMap((entry) => {
      const result = readOrNull(read, entry)
      return result === null ? [] : [result]
    })
  }
}

/** Reads the named fields only; any other field of the object is dropped. */
export function objectOf<T extends object>(fields: { [K in keyof T]-?: Reader<T[K]> }): Reader<T> {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableValue('an object')
    const source = value as Record<string, unknown>
    const entries = Object.keys(fields).map((name) => {
      const read = fields[name as keyof T]
      return [name, read(Object.hasOwn(source, name) ? source[name] : undefined)]
    })
    return Object.fromEntries(entries.filter(([, read]) => read !== undefined)) as T
  }
}

export function readOrNull<T>(read: Reader<T>, value: unknown): T | null {
  try {
    return read(value)
  } catch (error) {
    if (error instanceof UnreadableValue) return null
    throw error
  }
}
