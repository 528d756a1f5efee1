import 'server-only'
import { headers } from 'next/headers'
import { ApiFailure } from '@/lib/api/result'
import { hashInlineScripts, SCRIPT_SOURCES_HEADER } from '@/lib/security/script-sources'

const TEN_MINUTES = 600
const RETRY_SECONDS = '30'

/**
 * Answers a file without a language for the tenant in the `company` header, which the middleware sets. If `write`
 * returns null, the status is 404; while the operator API is unavailable, crawlers are asked to retry.
 */
export async function answerTenantFile(
  contentType: string,
  write: (company: string) => Promise<string | null>,
): Promise<Response> {
  const company = (await headers()).get('company')
  if (company === null) return new Response(null, { status: 404 })
  try {
    const text = await write(company)
    if (text === null) return new Response(null, { status: 404 })
    const given = new Headers({
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': `public, max-age=${TEN_MINUTES}`,
    })
    if (contentType === 'text/html') given.set(SCRIPT_SOURCES_HEADER, hashInlineScripts(text))
    return new Response(text, { headers: given })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return new Response(null, { status: 503, headers: { 'retry-after': RETRY_SECONDS } })
  }
}
