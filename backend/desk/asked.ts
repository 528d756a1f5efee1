import { cleanLine, cleanText } from '@/domain/shared/clean-text'

const LARGEST_ID = 2_147_483_647

/** Fields of a form or an address; a field may come more than once. */
export class Fields {
  constructor(private readonly values: ReadonlyMap<string, readonly string[]> = new Map()) {}

  get names(): readonly string[] {
    return [...this.values.keys()]
  }

  has(name: string): boolean {
    return this.values.has(name)
  }

  all(name: string): readonly string[] {
    return this.values.get(name) ?? []
  }

  /** As it was sent; empty where it was not. */
  raw(name: string): string {
    return this.all(name)[0] ?? ''
  }

  /** One line without tags and control characters. */
  line(name: string): string {
    return cleanLine(this.raw(name))
  }

  /** Plain text with its line breaks, without tags and control characters. */
  text(name: string): string {
    return cleanText(this.raw(name))
  }

  /** 1 or more; null for anything else. */
  number(name: string): number | null {
    const value = Number(this.raw(name))
    return Number.isInteger(value) && value > 0 && value <= LARGEST_ID ? value : null
  }
}

/** What a page or an action is asked for. */
export interface Asked {
  /** The number in the path; 0 where it has none. */
  id: number
  query: Fields
  /** What was sent with an action; empty on a page that is only looked at. */
  form: Fields
  /** Why an action was refused: the page is shown again with it. */
  error: string | null
  /** Set by `perform` when the form was already processed. */
  isRepeated?: boolean
}

export function toFields(entries: Iterable<readonly [string, unknown]>): Fields {
  const values = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    // NUL and half a surrogate pair are signs that the database cannot hold.
    const clean = value.replaceAll('\u0000', '').toWellFormed()
    values.set(name, [...(values.get(name) ?? []), clean])
  }
  return new Fields(values)
}
