interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Returns false on 2g connections and with data saver on (spec 9). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
