import { MAXIMUM_DOCUMENT_BYTES, MEDIA_TYPES } from '@/domain/requests/words'
import { callOperator } from '@/lib/api/browser'
import type { ApiResult } from '@/lib/api/result'

export interface UploadedDocument {
  documentToken: string
  fileName: string
}

export const ACCEPTED_TYPES = MEDIA_TYPES.join(',')

const LONGEST_NAME = 120
/** Bytes that are written as base64 at once: the browser's call stack is finite. */
const CHUNK = 0x8000

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK))
  }
  return btoa(text)
}

const refused: ApiResult<never> = {
  ok: false,
  error: { code: 'fileRefused', status: 422, message: 'type or size' },
}

/** Uploads one document for which its owner has agreed; refused here already when it is too large, empty or of another type. */
export async function uploadDocument(file: File): Promise<ApiResult<UploadedDocument>> {
  const isKnown = MEDIA_TYPES.some((type) => type === file.type)
  if (!isKnown || file.size === 0 || file.size > MAXIMUM_DOCUMENT_BYTES) return refused
  const bytes = new Uint8Array(await file.arrayBuffer())
  const ending = file.name.slice(-8)
  const fileName = file.name.length > LONGEST_NAME ? `${file.name.slice(0, LONGEST_NAME - 8)}${ending}` : file.name
  return callOperator('addDocument', { fileName, base64: toBase64(bytes), documentConsent: true })
}
