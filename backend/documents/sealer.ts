import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { documentSecrets, type Environment } from '../platform/env/env'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** Bytes that a sealed value has more than the plain one. */
export const SEAL_BYTES = IV_BYTES + TAG_BYTES
const KEY_ID_BYTES = 8

interface Key {
  id: string
  bytes: Buffer
}

/** One key for each tenant; its id tells which secret it comes from and says nothing about the secret. */
function deriveKey(secret: string, company: string): Key {
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `kervan documents ${purpose} ${company}`, length))
  return { id: derive('id', KEY_ID_BYTES).toString('hex'), bytes: derive('key', 32) }
}

/** Encrypts the medical documents of one tenant (AES-256-GCM) and decrypts them again. */
export interface DocumentSealer {
  /** Of the key that encrypts. */
  keyId: string
  /** Of the former key, while `DOCUMENTS_KEY` is changed. */
  formerKeyIds: readonly string[]
  /** Initialisation vector, tag and ciphertext. `label` is authenticated: another one does not open it. */
  seal: (plain: Buffer, label: string) => Buffer
  /** Null for a key that the environment does not have; throws for a value that was changed or has another label. */
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
