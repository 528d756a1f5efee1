import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { asc, isNull } from 'drizzle-orm'
import { type Queryable, schema } from '../platform/database/client'
import { randomToken } from '../platform/shared/secrets'

const { voucherKeys } = schema

type VoucherKey = typeof voucherKeys.$inferSelect

const KEY_ID_BYTES = 4

async function findCurrent(db: Queryable): Promise<VoucherKey | null> {
  const [key] = await db.select().from(voucherKeys).where(isNull(voucherKeys.retiredAt))
  return key ?? null
}

/** Returns the tenant's signing key and creates it on first use. Of two concurrent inserts PostgreSQL keeps one. */
async function requireKey(db: Queryable, now: number): Promise<VoucherKey> {
  const known = await findCurrent(db)
  if (known) return known
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x } = publicKey.export({ format: 'jwk' })
  if (!x) throw new Error('the key has no public part')
  await db
    .insert(voucherKeys)
    .values({
      id: randomToken(KEY_ID_BYTES),
      publicKey: x,
      privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      createdAt: new Date(now),
    })
    .onConflictDoNothing()
  const key = await findCurrent(db)
  if (!key) throw new Error('the key was not written')
  return key
}

/**
 * Signs the text that `build` returns for the key id (a ticket or a revocation list). Text and signature form the
 * token.
 */
export async function signText(
  db: Queryable,
  build: (keyId: string) => string,
  now: number,
): Promise<{ signed: string; signature: string }> {
  const key = await requireKey(db, now)
  const signed = build(key.id)
  const signature = sign(null, Buffer.from(signed), createPrivateKey(key.privateKey)).toString('base64url')
  return { signed, signature }
}

/** Returns the public keys (raw 32 bytes, base64url), including retired ones, whose signatures remain valid. */
export async function listPublicKeys(db: Queryable, now: number): Promise<{ id: string; publicKey: string }[]> {
  await requireKey(db, now)
  const rows = await db.select().from(voucherKeys).orderBy(asc(voucherKeys.createdAt))
  return rows.map(({ id, publicKey }) => ({ id, publicKey }))
}

/** Converts a public key of `listPublicKeys` to a Node.js `KeyObject`. */
export function toPublicKey(publicKey: string) {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
}
