import { type Cipher, loadCipher } from '@/lib/security/cipher'
import { EMPTY_SNAPSHOT, toSnapshot } from './snapshot'
import { getLocalStorage } from './storage-key'

/** Metadata that redux-persist stores beside the modules. */
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
 * The storage engine of redux-persist: one encrypted entry that contains allow-listed fields only. No method throws:
 * corrupt, foreign or unreadable contents are dropped, and with full or blocked storage the shop works for the current
 * visit (decisions 9).
 */
export function createSecureStorage() {
  let cipher: Cipher | null = null
  let unreadable = false
  /**
   * The text that this tab last read or wrote. Redux-persist writes the state it has just read, which could overwrite a
   * newer change of another tab.
   */
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
      // Storage is full or blocked: the state stays in memory.
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
        // If the cipher fails to load, the contents cannot be checked. Keep them and do not overwrite them.
        unreadable = cipher === null
      }
      return undefined
    },

    /** Writes synchronously once the cipher is loaded, so that the last change before leaving the page is stored. */
    async setItem(key: string, state: unknown): Promise<void> {
      if (cipher) return write(key, state)
      try {
        cipher = await loadCipher()
        write(key, state)
      } catch {
        // Not stored; the next change retries.
      }
    },

    async removeItem(key: string): Promise<void> {
      try {
        getLocalStorage()?.removeItem(key)
      } catch {
        // Storage is blocked.
      }
    },
  }
}

export type SecureStorage = ReturnType<typeof createSecureStorage>
