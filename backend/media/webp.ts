/**
 * Chunks of a still picture without metadata. `VP8X` announces additional chunks; the picture needs only `ALPH` of
 * them.
 */
const PICTURE_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8

/**
 * Whether a file is a WebP container that has only the chunks of a still picture: no metadata, no unknown chunk, and no
 * bytes after its end.
 */
export function isBareWebp(body: Buffer): boolean {
  if (body.length < HEADER_BYTES || body.toString('latin1', 0, 4) !== 'RIFF') return false
  if (body.toString('latin1', 8, HEADER_BYTES) !== 'WEBP' || body.readUInt32LE(4) + 8 !== body.length) return false
  let at = HEADER_BYTES
  while (at + CHUNK_HEADER_BYTES <= body.length) {
    if (!PICTURE_CHUNKS.has(body.toString('latin1', at, at + 4))) return false
    const bytes = body.readUInt32LE(at + 4)
    // Chunks start at even offsets.
    at += CHUNK_HEADER_BYTES + bytes + (bytes % 2)
  }
  return at === body.length
}
