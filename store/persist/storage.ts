import { type Cipher, loadCipher } from '@/lib/security/cipher'
import { EMPTY_SNAPSHOT, toSnapshot } from './snapshot'
import { getLocalStorage } from './storage-key'

/** What redux-persist keeps beside the modules. */
interface PersistMark {
  version: number
  rehydrated: boolean
}

const toText = (state: unknown): string => JSON.stringify(toSnapshot(state))

const EMPTY = toText(EMPTY_SNAPSHOT)

function toMark(value: unknown): PersistMark {
  const mark = (value ?? {}) as Partial<PersistMark>
  return { version: typeof mark.version === 'number' ? mark.version : -1, rehydrated: true }
}

function parse(text: string): { _persist?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as { _persist?: unknown }) : null
  } catch {
    return null
  }
}

/**
 * The storage that redux-persist writes to: one encrypted entry, of the allow-list alone. Nothing here ever throws: contents that
 * are corrupt, foreign or unreadable are dropped, and a storage that is full or blocked leaves a shop that works for the visit
 * (decisions 9).
 */
export function createSecureStorage() {
  let cipher: Cipher | null = null
  let unreadable = false
  /** What this tab last read or wrote. Redux-persist writes what it has just read, which could undo what another tab did since. */
  let known = EMPTY

  const write = (key: string, state: unknown) => {
    const text = toText(state)
    if (!cipher || unreadable || text === known) return
    known = text
    const mark = toMark((state as { _persist?: unknown })._persist)
    try {
      if (text === EMPTY) getLocalStorage()?.removeItem(key)
      else getLocalStorage()?.setItem(key, cipher.encrypt(JSON.stringify({ ...JSON.parse(text), _persist: mark })))
    } catch {
      // Full or blocked: what is in memory goes on.
    }
  }

  return {
    async getItem(key: string): Promise<Record<string, unknown> | undefined> {
      try {
        known = EMPTY
        const stored = getLocalStorage()?.getItem(key)
        if (!stored) return undefined
        cipher ??= await loadCipher()
        const found = parse(cipher.decrypt(stored) ?? '')
        known = toText(found)
        if (found) return { ...found, _persist: toMark(found._persist) }
        getLocalStorage()?.removeItem(key)
      } catch {
        // Without the cipher nothing can be said about what lies there: it is left alone, and not written over.
        unreadable = cipher === null
      }
      return undefined
    },

    /** Writes at once when the cipher is there, so that a page that is being left still gets its last change written. */
    async setItem(key: string, state: unknown): Promise<void> {
      if (cipher) return write(key, state)
      try {
        cipher = await loadCipher()
        write(key, state)
      } catch {
        // Not kept this time; the next change tries again.
      }
    },

    async removeItem(key: string): Promise<void> {
      try {
        getLocalStorage()?.removeItem(key)
      } catch {
        // Nothing can be removed from a storage that is blocked.
      }
    },
  }
}

export type SecureStorage = ReturnType<typeof createSecureStorage>
