/** The only local storage key of the shop (spec 3). */
export const STORAGE_KEY = 'kervan'

/** Keys of the unencrypted entries of earlier versions; `moveFormerEntries` migrates them. */
export const FORMER_KEYS = { recent: 'kervan.recent', settled: 'kervan.settled' } as const

/** Returns the browser's local storage, or null if it is missing or blocked. */
export function getLocalStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Returns true if an earlier visit stored anything, readable or not. */
export function hasStoredShop(): boolean {
  try {
    const storage = getLocalStorage()
    return [STORAGE_KEY, FORMER_KEYS.recent].some((key) => storage?.getItem(key) != null)
  } catch {
    return false
  }
}
