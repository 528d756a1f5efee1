import type { VariantRequest } from './encode-variant'

export type EncoderQuestion = VariantRequest
export type EncoderAnswer = { body: Buffer } | { error: string }
