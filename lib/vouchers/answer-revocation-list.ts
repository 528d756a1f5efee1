import 'server-only'
import { createHash } from 'node:crypto'
import { headers } from 'next/headers'
import { callApi } from '@/lib/api/server'
import { getVisitor } from '@/lib/security/visitor'

const RETRY_SECONDS = '30'
const ETAG_LENGTH = 22

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, ETAG_LENGTH)}"`

/** Whether `If-None-Match` contains the tag; a compressing proxy turns it into a weak one. */
const isKnown = (header: string | null, tag: string) =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag)

/**
 * Answers the signed revocation list of the tenant in the `company` header. A phone may cache it and revalidates it
 * each time. If the API is unavailable or does not support lists, the answer is 503 and the phone uses its cached list.
 */
export async function answerRevocationList(request: Request): Promise<Response> {
  const company = (await headers()).get('company')
  if (company === null) return new Response(null, { status: 404 })
  const answer = await callApi('getRevocationList', {}, { company, visitor: getVisitor(request.headers) })
  if (!answer.ok) return new Response(null, { status: 503, headers: { 'retry-after': RETRY_SECONDS } })
  const { revocationList } = answer.data
  const etag = tagOf(revocationList)
  const given = { etag, 'cache-control': 'no-cache' }
  if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: given })
  return new Response(revocationList, { headers: { ...given, 'content-type': 'text/plain; charset=utf-8' } })
}
