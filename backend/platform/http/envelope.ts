import type { Locale } from '@/domain/shared/locales'
import { type Json, toWire, toWirePath } from '@/domain/wire/translate'
import { type ApiError, type FieldErrors, messageOf } from './errors'

/** Services use English field names; the caller receives the wire names that it sent. */
function toWireFields(fields: FieldErrors): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, fault]) => [toWirePath(path), fault]))
}

/**
 * Error envelope: the code on both levels (`code`, and `data.code` and `data.status` of spec 7), fields by wire name.
 */
export function toErrorEnvelope(error: ApiError, requestId: string, locale: Locale): Record<string, Json> {
  const { code, fields } = error
  const message = messageOf(code, locale)
  return {
    success: 0,
    code,
    message,
    fields: toWireFields(fields ?? {}),
    data: {
      success: 0,
      code,
      status: code,
      message,
      ...(error.data ? (toWire(error.data as Json) as object) : {}),
    },
    requestId,
  }
}
