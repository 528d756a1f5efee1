import 'server-only'
import { revalidateTag } from 'next/cache'
import * as z from 'zod'
import { requireEnvironment } from '@/lib/env'
import { logger } from '@/lib/logger'
import { readBody } from '@/lib/security/read-body'
import { isSigned } from '@/lib/security/signature'
import { getDirectory } from '@/lib/tenancy/current-directory'
import { getInvalidationPoller } from './poll-invalidations'
import { getTags } from './tags'

const MAXIMUM_BODY_BYTES = 64 * 1024

const messageSchema = z.object({ company: z.string().max(60), tags: z.array(z.string().max(60)).min(1).max(500) })

const refuse = (status: number, code: string): Response => Response.json({ success: 0, code }, { status })

function parseMessage(text: string): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Handles the operator API's revalidation request: `{company, tags}`, with a signature over time and body. The affected
 * pages are rendered again at their next visit. Returns 401 for an invalid signature and 422 for an unknown tenant or
 * tag.
 */
export async function handleRevalidation(request: Request, now: number): Promise<Response> {
  const body = await readBody(request, MAXIMUM_BODY_BYTES)
  if (!body.ok) return refuse(413, body.reason)
  const timestamp = request.headers.get('x-timestamp')
  const signature = request.headers.get('x-signature')
  const { REVALIDATE_SECRET, REVALIDATE_SECRET_BEFORE } = requireEnvironment()
  const signed = { body: body.text, timestamp, signature }
  const secrets = [REVALIDATE_SECRET, REVALIDATE_SECRET_BEFORE].filter((secret) => secret !== undefined)
  if (!secrets.some((secret) => isSigned(secret, signed, now))) return refuse(401, 'signatureInvalid')

  const message = parseMessage(body.text)
  if (!message) return refuse(422, 'invalidRequest')
  const directory = getDirectory()
  await directory.ready()
  if (!directory.getByCompany(message.company)) return refuse(422, 'companyUnknown')
  const tags = getTags(message.company, message.tags)
  if (!tags) return refuse(422, 'tagUnknown')

  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  // Pages stored by other storefronts are checked by invalidation number, so fetch the numbers before confirming.
  await getInvalidationPoller().follow()
  logger.info({ company: message.company, tags: message.tags }, 'pages invalidated')
  return Response.json({ success: 1, data: { tags } })
}
