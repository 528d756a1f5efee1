import 'server-only'
import { createHash } from 'node:crypto'
import { headers } from 'next/headers'
import { callApi } from '@/lib/api/server'
import { getVisitor } from '@/lib/security/visitor'

const RETRY_SECONDS = '30'
const ETAG_LENGTH = 22

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, ETAG_LENGTH)}"`

/** Whether `If-None-Match` names the tag; a proxy that compresses makes it a weak one. */
const isKnown = (header: string | null, tag: string) =>
  (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag)

/**
 * The revocation list of the tenant whose host was asked, as it was signed. A phone may keep it and asks each time whether there is
 * another. Without an API, or with one that knows no lists, the phone goes on with the list that it has.
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
