/** Id of the one form of a listing; the controls beside it name it. */
export const FILTER_FORM = 'filter-form'

const isGiven = ([, value]: [string, FormDataEntryValue]): boolean => typeof value === 'string' && value !== ''

/** What goes without saying in an address. */
const USUAL: Readonly<Record<string, string>> = { sort: 'recommended' }

/**
 * The query that a filled-in form stands for, as the server writes it: repeated names become one list, what is empty or usual is left
 * out.
 */
export function toFormSearch(data: FormData): string {
  const query = new Map<string, string>()
  for (const [name, value] of [...data.entries()].filter(isGiven)) {
    const text = String(value)
    if (USUAL[name] === text || name === 'view') continue
    const known = query.get(name)
    query.set(name, known === undefined ? text : `${known},${text}`)
  }
  const parts = [...query].map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
