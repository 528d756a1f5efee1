import { type Json, toWire } from '@/domain/wire/translate'
import { type ApiError, ERRORS } from './errors'

/** Success: `success` 1 on both levels, since the specification reads `success` and `data.success`. */
export function toEnvelope(output: Json): Record<string, Json> {
  const data = toWire(output)
  if (data === null || typeof data !== 'object' || Array.isArray(data)) return { success: 1, data }
  const token = data.access_token
  return {
    success: 1,
    ...(typeof token === 'string' ? { access_token: token } : {}),
    data: { success: 1, ...data } as Json,
  }
}

/** Refusal: code and status words on both levels (`data.code`, `data.status` of spec 7), fields by wire name. */
export function toErrorEnvelope(error: ApiError, requestId: string): Record<string, Json> {
  const { code, fields } = error
  return {
    success: 0,
    code,
    message: ERRORS[code].message,
    fields: fields ?? {},
    data: {
      success: 0,
      code,
      status: code,
      message: ERRORS[code].message,
      ...(error.data ? (toWire(error.data as Json) as object) : {}),
    },
    requestId,
  }
}
