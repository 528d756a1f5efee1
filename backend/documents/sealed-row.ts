import { MEDIA_TYPES } from '@/domain/requests/document-limits'
import type { schema } from '../platform/database/client'
import type { DocumentSealer } from './sealer'

type Row = typeof schema.documents.$inferSelect
type NameColumns = Pick<Row, 'tokenHash' | 'fileName' | 'sealedName' | 'sealedWith'>
type ContentColumns = Pick<Row, 'tokenHash' | 'content' | 'sealedContent' | 'sealedWith'>

/** The token's hash binds a sealed value to its row, so that it cannot be moved to another row. */
const labelOf = (tokenHash: string | null, part: 'name' | 'content') => `${part}:${tokenHash ?? ''}`

/** Placeholder in the plain column of an encrypted document. The database refuses an empty value. */
export const SEALED_CONTENT = Buffer.from('encrypted')

/** Columns of an encrypted document. The plain columns contain no part of it. */
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

/** Returns the file name given by the sender, or a neutral name if the key is unavailable. */
export function openName(sealer: DocumentSealer, { tokenHash, fileName, sealedName, sealedWith }: NameColumns): string {
  if (sealedWith === null || sealedName === null) return fileName
  return sealer.open(sealedName, sealedWith, labelOf(tokenHash, 'name'))?.toString() ?? fileName
}

/** Returns the original bytes, or null if the key is unavailable. */
export function openContent(
  sealer: DocumentSealer,
  { tokenHash, content, sealedContent, sealedWith }: ContentColumns,
): Buffer | null {
  if (sealedWith === null || sealedContent === null) return content
  return sealer.open(sealedContent, sealedWith, labelOf(tokenHash, 'content'))
}
