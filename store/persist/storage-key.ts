/** The one name under which the shop keeps anything in local storage (spec 3). */
export const STORAGE_KEY = 'kervan'

/** What earlier versions left readable beside it; `moveFormerEntries` takes it in. */
export const FORMER_KEYS = { recent: 'kervan.recent', settled: 'kervan.settled' } as const

/** The browser's storage, or null where it is missing or refused. */
export function getLocalStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Whether an earlier visit left something behind; says nothing about whether it can be read. */
export function hasStoredShop(): boolean {
  try {
    const storage = getLocalStorage()
    return [STORAGE_KEY, FORMER_KEYS.recent].some((key) => storage?.getItem(key) != null)
  } catch {
    return false
  }
}
