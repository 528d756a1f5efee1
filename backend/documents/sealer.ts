import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { documentSecrets, type Environment } from '../platform/env/env'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** Number of bytes that sealing adds. */
export const SEAL_BYTES = IV_BYTES + TAG_BYTES
const KEY_ID_BYTES = 8

interface Key {
  id: string
  bytes: Buffer
}

/** Derives one key for each tenant. Its id identifies the secret without revealing it. */
function deriveKey(secret: string, company: string): Key {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `kervan documents ${purpose} ${company}`, length))
  return { id: derive('id', KEY_ID_BYTES).toString('hex'), bytes: derive('key', 32) }
}

/** Encrypts and decrypts the medical documents of one tenant (AES-256-GCM). */
export interface DocumentSealer {
  /** Id of the key that encrypts. */
  keyId: string
  /** Ids of the former key while `DOCUMENTS_KEY` is rotated. */
  formerKeyIds: readonly string[]
  /** Returns initialisation vector, tag and ciphertext. `label` is authenticated: `open` requires the same label. */
  seal: (plain: Buffer, label: string) => Buffer
  /** Returns null if the environment does not have the key. Throws if the value was modified or has another label. */
  open: (sealed: Buffer, keyId: string, label: string) => Buffer | null
}

export function createDocumentSealer(env: Environment, company: string): DocumentSealer {
  const [secret, ...former] = documentSecrets(env)
  const current = deriveKey(secret, company)
  const formerKeys = former.map((each) => deriveKey(each, company)).filter(({ id }) => id !== current.id)
  return {
    keyId: current.id,
    formerKeyIds: formerKeys.map(({ id }) => id),
    seal: (plain, label) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.bytes, iv).setAAD(Buffer.from(label))
      const ciphertext = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), ciphertext])
    },
    open: (sealed, keyId, label) => {
      const key = [current, ...formerKeys].find(({ id }) => id === keyId)
      if (!key) return null
      const iv = sealed.subarray(0, IV_BYTES)
      const decipher = createDecipheriv(ALGORITHM, key.bytes, iv, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(IV_BYTES, SEAL_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(SEAL_BYTES)), decipher.final()])
    },
  }
}
