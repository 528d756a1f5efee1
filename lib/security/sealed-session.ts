import { type Cipher, loadCipher } from './cipher'

let cipher: Cipher | null = null

/** Counts the changes of each entry, so that a write that had to wait for the cipher gives way to what came after it. */
const changes = new Map<string, number>()

function countChange(key: string): number {
  const count = (changes.get(key) ?? 0) + 1
  changes.set(key, count)
  return count
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * What this tab keeps under the key, encrypted as the store is; null where there is nothing that can be read. What an earlier version left
 * readable is read once and encrypted.
 */
export async function readSealed(key: string): Promise<unknown> {
  try {
    const stored = window.sessionStorage.getItem(key)
    if (stored === null) return null
    cipher ??= await loadCipher()
    const text = cipher.decrypt(stored)
    if (text !== null) return parse(text)
    const former = parse(stored)
    if (former !== null) void writeSealed(key, former)
    return former
  } catch {
    return null
  }
}

/**
 * Keeps a value in this tab, encrypted. Writes at once when the cipher is there, so that a page that is being left still gets its last
 * change written. Never rejects: a storage that is full or blocked keeps nothing.
 */
export async function writeSealed(key: string, value: unknown): Promise<void> {
  const change = countChange(key)
  try {
    cipher ??= await loadCipher()
    if (changes.get(key) === change) window.sessionStorage.setItem(key, cipher.encrypt(JSON.stringify(value)))
  } catch {
    // The caller goes on with what is in memory.
  }
}

export function removeSealed(key: string): void {
  countChange(key)
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // A blocked storage has kept nothing.
  }
}
