import type { VariantRequest } from './encode-variant'
import type { PreparedPicture, PrepareRequest } from './prepare-picture'

/** Decodes and encodes pictures. Throws `UnreadablePictureError` for a file that cannot be decoded. */
export interface PictureEncoder {
  encode: (request: VariantRequest) => Promise<Buffer>
  /** Throws `QueueFullError` immediately if too many pictures wait. */
  prepare: (request: PrepareRequest) => Promise<PreparedPicture>
}

export type EncoderQuestion = ({ work: 'encode' } & VariantRequest) | ({ work: 'prepare' } & PrepareRequest)
export type EncoderAnswer = { result: Buffer | PreparedPicture } | { error: string }

/** The file cannot be decoded. A retry would fail in the same way. */
export class UnreadablePictureError extends Error {
  override name = 'UnreadablePictureError'
}
