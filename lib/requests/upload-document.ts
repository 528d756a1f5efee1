import { MAXIMUM_DOCUMENT_BYTES, MEDIA_TYPES } from '@/domain/requests/document-limits'
import { callOperator } from '@/lib/api/browser'
import type { ApiResult } from '@/lib/api/result'
import { shortenFileName, toBase64 } from './to-base64'

export interface UploadedDocument {
  documentToken: string
  fileName: string
}

export const ACCEPTED_TYPES = MEDIA_TYPES.join(',')

/** Whether the API accepts the file's type and size. */
export function isAcceptable({ type, size }: File): boolean {
  return MEDIA_TYPES.some((known) => known === type) && size > 0 && size <= MAXIMUM_DOCUMENT_BYTES
}

const refused: ApiResult<never> = {
  ok: false,
  error: { code: 'fileRefused', status: 422, message: 'type or size' },
}

/**
 * Uploads one document whose owner has consented. Refuses a document that is too large, empty or of another type before
 * the upload.
 */
export async function uploadDocument(file: File): Promise<ApiResult<UploadedDocument>> {
  if (!isAcceptable(file)) return refused
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fileName = shortenFileName(file.name)
  return callOperator('addDocument', { fileName, base64: toBase64(bytes), documentConsent: true })
}
