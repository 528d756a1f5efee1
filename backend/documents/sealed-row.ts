import { MEDIA_TYPES } from '@/domain/requests/document-limits'
import type { schema } from '../platform/database/client'
import type { DocumentSealer } from './sealer'

type Row = typeof schema.documents.$inferSelect
type NameColumns = Pick<Row, 'tokenHash' | 'fileName' | 'sealedName' | 'sealedWith'>
type ContentColumns = Pick<Row, 'tokenHash' | 'content' | 'sealedContent' | 'sealedWith'>

/** The token's hash ties a sealed value to its row: nobody can move it to another one. */
const labelOf = (tokenHash: string | null, part: 'name' | 'content') => `${part}:${tokenHash ?? ''}`

/** What the plain column holds of a document that is encrypted; the database refuses an empty one. */
export const SEALED_CONTENT = Buffer.from('encrypted')

/** Columns of a document that is encrypted; the plain ones hold nothing of it. */
export function sealColumns(
  sealer: DocumentSealer,
  row: { tokenHash: string | null; fileName: string; mediaType: string; content: Buffer },
) {
  const { tokenHash, fileName, mediaType, content } = row
  const known = MEDIA_TYPES.find((type) => type === mediaType)
  return {
    fileName: `document.${known === 'image/jpeg' ? 'jpg' : (known?.split('/')[1] ?? 'bin')}`,
    content: SEALED_CONTENT,
    sealedName: sealer.seal(Buffer.from(fileName), labelOf(tokenHash, 'name')),
    sealedContent: sealer.seal(content, labelOf(tokenHash, 'content')),
    sealedWith: sealer.keyId,
  }
}

/** The name that its sender gave it; a neutral one where the key is gone. */
export function openName(sealer: DocumentSealer, { tokenHash, fileName, sealedName, sealedWith }: NameColumns): string {
  if (sealedWith === null || sealedName === null) return fileName
  return sealer.open(sealedName, sealedWith, labelOf(tokenHash, 'name'))?.toString() ?? fileName
}

/** The bytes that were sent; null where the key is gone. */
export function openContent(
  sealer: DocumentSealer,
  { tokenHash, content, sealedContent, sealedWith }: ContentColumns,
): Buffer | null {
  if (sealedWith === null || sealedContent === null) return content
  return sealer.open(sealedContent, sealedWith, labelOf(tokenHash, 'content'))
}
