interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Nothing is fetched ahead on 2g or when data are to be saved (spec 9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
