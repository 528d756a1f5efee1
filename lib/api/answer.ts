import * as z from 'zod'
import { fromWire, fromWirePath, type Json } from '@/domain/wire/translate'
import type { ApiError, ApiResult } from './result'

const successSchema = z.object({ success: z.literal(1), data: z.unknown() })

const refusalSchema = z.object({
  success: z.literal(0),
  code: z.string().min(1).max(60),
  message: z.string().catch(''),
  fields: z.record(z.string(), z.string()).optional().catch(undefined),
  data: z.unknown().optional(),
})

const malformed = (message: string): ApiError => ({ code: 'malformedAnswer', status: 502, message })

/** Status codes that a proxy returns when its upstream is unreachable; the body is the proxy's own. */
const UNAVAILABLE_STATUS = new Set([502, 503, 504])

const withoutEnvelope = (status: number, what: string): ApiError => {
  const message = `status ${status}, no ${what}`
  return UNAVAILABLE_STATUS.has(status) ? { code: 'unavailable', status: 503, message } : malformed(message)
}

/** Builds a 'malformedAnswer' error with all invalid fields; the message describes the first one. */
function toBroken({ issues }: z.ZodError): ApiError {
  const [first] = issues
  const broken = issues.map(({ path }) => path.join('.'))
  return { ...malformed(`data.${broken[0]}: ${first?.message}`), broken }
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function toRefusal({ code, message, fields, data }: z.infer<typeof refusalSchema>, status: number): ApiError {
  const named = fields && Object.fromEntries(Object.entries(fields).map(([path, what]) => [fromWirePath(path), what]))
  return {
    code,
    status: status >= 400 ? status : 502,
    message,
    ...(named ? { fields: named } : {}),
    ...(data === undefined ? {} : { data: fromWire(data as Json) }),
  }
}

/**
 * Parses an API response with the schema of its call. Returns the data with English field names, the API's refusal,
 * 'unavailable' where a proxy answered, or 'malformedAnswer' naming the first invalid field (decisions 4).
 */
export function readAnswer<T>(schema: z.ZodType<T>, status: number, text: string): ApiResult<T> {
  const json = parseJson(text)
  if (json === undefined) return { ok: false, error: withoutEnvelope(status, 'JSON') }
  const refusal = refusalSchema.safeParse(json)
  if (refusal.success) return { ok: false, error: toRefusal(refusal.data, status) }
  const envelope = successSchema.safeParse(json)
  if (!envelope.success) return { ok: false, error: withoutEnvelope(status, 'envelope') }
  const parsed = schema.safeParse(fromWire(envelope.data.data as Json))
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, error: toBroken(parsed.error) }
}
