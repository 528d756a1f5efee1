import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import * as z from 'zod'
import { emailSchema } from '@/domain/member/schema'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const DAY_MS = 86_400_000

/** The operator API accepts the credential for as long, from the last sign-in on. */
export const REMEMBERED_DAYS = 90

const contentSchema = z.object({ email: emailSchema, token: z.string().nullable().default(null), at: z.number() })

export interface RememberedLogin {
  email: string
  /** Single-use credential, exchanged for a new one at each sign-in; null after the user signed out. */
  token: string | null
  /** Time of the sign-in, epoch milliseconds. */
  at: number
}

export interface SealOptions {
  secret: string
  /** Authenticated data: another tenant cannot open the cookie. */
  company: string
}

const toKey = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/**
 * Encrypts and authenticates e-mail address and credential for the cookie `rememberme` (spec 9), with a new nonce each
 * time and without a password (decisions 8). The operator API revokes the credential together with its session.
 */
export function sealRemembered(remembered: RememberedLogin, { secret, company }: SealOptions): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, toKey(secret), iv).setAAD(Buffer.from(company))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(remembered), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed login. Null if it is forged, foreign or older than 90 days at `now` (epoch milliseconds). */
export function openRemembered(value: string, { secret, company }: SealOptions, now: number): RememberedLogin | null {
  const bytes = Buffer.from(value, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES || bytes.length > 1000) return null
  try {
    const decipher = createDecipheriv(ALGORITHM, toKey(secret), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(company)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    const content = contentSchema.parse(JSON.parse(text.toString('utf8')))
    return now - content.at < REMEMBERED_DAYS * DAY_MS ? content : null
  } catch {
    return null
  }
}
