/** Id of the listing's form; controls outside it refer to it with `form`. */
export const FILTER_FORM = 'filter-form'

const isGiven = ([, value]: [string, FormDataEntryValue]): boolean => typeof value === 'string' && value !== ''

/** Default values, which the URL leaves out. */
const USUAL: Readonly<Record<string, string>> = { sort: 'recommended' }

/**
 * Converts form data to a query in the server's format: repeated names become one list; empty and default values are
 * left out.
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
