import 'server-only'
import type { NextRequest } from 'next/server'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import * as z from 'zod'
import { logger } from '@/lib/logger'
import { readBody } from '@/lib/security/read-body'
import { isSameOrigin } from '@/lib/security/same-origin'
import { getVisitor } from '@/lib/security/visitor'
import { getTenantByHost } from '@/lib/tenancy/current-directory'
import { cleanError } from './clean-error'
import { type ClientError, ERROR_KINDS, LONGEST } from './client-error'
import { countClientError } from './count-errors'

/** Four bytes per character of all parts, plus JSON punctuation. */
const MAXIMUM_BYTES = 8 * 1024

const clientErrorSchema = z.strictObject({
  kind: z.enum(ERROR_KINDS),
  name: z.string().max(LONGEST.name),
  message: z.string().max(LONGEST.message),
  frames: z.array(z.string().max(LONGEST.frame)).max(LONGEST.frames),
  path: z.string().max(LONGEST.path),
  digest: z.string().max(LONGEST.digest).optional(),
})

/** Limits per minute, for one address and for all together: further errors would only fill the log. */
const OF_ONE = { points: 10, duration: 60 }
const OF_ALL = { points: 120, duration: 60 }

const limits = { one: new RateLimiterMemory(OF_ONE), all: new RateLimiterMemory(OF_ALL) }

async function isWithinLimits(address: string): Promise<boolean> {
  try {
    await limits.one.consume(address)
    await limits.all.consume('all')
    return true
  } catch {
    return false
  }
}

async function readError(request: NextRequest): Promise<ClientError | null> {
  const body = await readBody(request, MAXIMUM_BYTES)
  if (!body.ok) return null
  try {
    return clientErrorSchema.parse(JSON.parse(body.text))
  } catch {
    return null
  }
}

const answer = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Handles an error report of a browser: writes one log line and increments the counter of its kind. The client's
 * address is used for rate limiting in memory only and is not logged.
 */
export async function takeError(request: NextRequest): Promise<Response> {
  if (!isSameOrigin(request.headers)) return answer(403)
  if (!(await isWithinLimits(getVisitor(request.headers).address))) return answer(429)
  const tenant = await getTenantByHost(request.headers.get('host'))
  if (!tenant) return answer(404)
  const error = await readError(request)
  if (!error) return answer(400)
  const { company } = tenant
  countClientError(error.kind)
  logger.warn({ company, clientError: cleanError(error) }, 'error in a browser')
  return answer(204)
}
