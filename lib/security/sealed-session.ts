import { type Cipher, loadCipher } from './cipher'

let cipher: Cipher | null = null

/** Number of changes per entry: a write that waited for the cipher is dropped if a later change was made. */
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
 * Reads an encrypted value of this tab's session storage; null if there is none that can be read. An unencrypted value
 * of an earlier version is read and then encrypted.
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
 * Writes an encrypted value to this tab's session storage. Writes synchronously once the cipher is loaded, so that the
 * last change is stored while the page unloads. Never rejects: if the storage is full or blocked, nothing is stored.
 */
export async function writeSealed(key: string, value: unknown): Promise<void> {
  const change = countChange(key)
  try {
    cipher ??= await loadCipher()
    if (changes.get(key) === change) window.sessionStorage.setItem(key, cipher.encrypt(JSON.stringify(value)))
  } catch {
    // The caller continues with the value in memory.
  }
}

export function removeSealed(key: string): void {
  countChange(key)
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // A blocked storage contains nothing.
  }
}
