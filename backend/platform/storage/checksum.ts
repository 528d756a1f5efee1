import { createHash } from 'node:crypto'

/** SHA-256 in hex. */
export const sha256Of = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')
