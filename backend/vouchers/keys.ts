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

/** The tenant's signing key, made when it is first needed; of two that are made at once the database keeps one. */
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

/** Signs what `build` makes of the key's id, be it a ticket or a revocation list; text and signature make the token. */
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

/** Public keys, retired ones too: what they signed stays good. Raw 32 bytes as base64url. */
export async function listPublicKeys(db: Queryable, now: number): Promise<{ id: string; publicKey: string }[]> {
  await requireKey(db, now)
  const rows = await db.select().from(voucherKeys).orderBy(asc(voucherKeys.createdAt))
  return rows.map(({ id, publicKey }) => ({ id, publicKey }))
}

/** A public key of `listPublicKeys` as Node's crypto wants it. */
export function toPublicKey(publicKey: string) {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })
}
