/** The one name under which the shop keeps anything in local storage (spec 3). */
export const STORAGE_KEY = 'kervan'

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
    return getLocalStorage()?.getItem(STORAGE_KEY) != null
  } catch {
    return false
  }
}
