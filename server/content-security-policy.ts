import type { ServerResponse } from 'node:http'
import { SCRIPT_SOURCES_HEADER } from '@/lib/security/script-sources'
import { beforeHead } from './before-head'

type Environment = Readonly<Record<string, string | undefined>>

/** Builds the policy of a document from the sources of its inline scripts. */
export type BuildPolicy = (scripts: string | undefined) => string

/** Part of the policy of documents and of all other responses. */
const EVERYWHERE = "frame-ancestors 'self'; base-uri 'self'; object-src 'none'"

/** For an image that is opened by itself: an SVG is then a document, and an uploaded one must not run scripts. */
const PICTURE = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${EVERYWHERE}`

/**
 * For other content, in case a browser renders it as a document. The vouchers' service worker fetches under this
 * policy.
 */
const ANYTHING_ELSE = `default-src 'self'; ${EVERYWHERE}`

const NOT_MODIFIED = 304

const originOf = (address: string | undefined): string => (address ? new URL(address).origin : '')

/**
 * Chromium applies `form-action` to redirects too: the providers' buttons post to this server, which redirects to the
 * provider.
 */
function findFormTargets(environment: Environment): string[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, FACEBOOK_CLIENT_ID, FACEBOOK_DIALOG_URL } = environment
  return [
    GOOGLE_CLIENT_ID ? originOf(GOOGLE_ISSUER || 'https://accounts.google.com') : '',
    FACEBOOK_CLIENT_ID ? originOf(FACEBOOK_DIALOG_URL || 'https://www.facebook.com') : '',
  ]
}

const sourceList = (...sources: (string | undefined)[]): string => sources.filter(Boolean).join(' ')

/**
 * The content security policy of this shop's documents, built from its environment. Inline scripts are allowed by hash
 * in cached pages and by the request's nonce in others. Inline styles are allowed, because React and the pages' own
 * colours use them.
 */
export function createContentPolicy(environment: Environment): BuildPolicy {
  const pictures = sourceList("'self' data: blob:", originOf(environment.PUBLIC_UPLOADS_URL))
  const forms = sourceList("'self'", ...findFormTargets(environment))
  return (scripts) =>
    `default-src 'self'; script-src ${sourceList("'self'", scripts)}; style-src 'self' 'unsafe-inline'; img-src ${pictures}; form-action ${forms}; ${EVERYWHERE}`
}

function policyFor(contentType: string, scripts: string | undefined, buildPolicy: BuildPolicy): string {
  if (contentType.startsWith('text/html')) return buildPolicy(scripts)
  return contentType.startsWith('image/') ? PICTURE : ANYTHING_ELSE
}

/**
 * Adds the policy before the head of a response is sent, unless the handler has set one. A 304 gets none: it would
 * replace the cached page's policy in the browser, which allows that page's scripts.
 */
export function addContentPolicy(response: ServerResponse, buildPolicy: BuildPolicy): void {
  beforeHead(response, (status) => {
    const scripts = response.getHeader(SCRIPT_SOURCES_HEADER)?.toString()
    response.removeHeader(SCRIPT_SOURCES_HEADER)
    if (status !== NOT_MODIFIED && !response.hasHeader('content-security-policy')) {
      const contentType = String(response.getHeader('content-type') ?? '')
      response.setHeader('Content-Security-Policy', policyFor(contentType, scripts, buildPolicy))
    }
    return status
  })
}
