import type { ServerResponse } from 'node:http'
import { SCRIPT_SOURCES_HEADER } from '@/lib/security/script-sources'
import { beforeHead } from './before-head'

type Environment = Readonly<Record<string, string | undefined>>

/** The policy of a document, by the sources of its inline scripts. */
export type BuildPolicy = (scripts: string | undefined) => string

/** In documents and all other answers. */
const EVERYWHERE = "frame-ancestors 'self'; base-uri 'self'; object-src 'none'"

/** For a picture opened by itself: an SVG is a document then, and one that somebody uploaded must run nothing of ours. */
const PICTURE = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${EVERYWHERE}`

/** For other content, until a browser is told to show it as a document; the worker of the vouchers fetches by it. */
const ANYTHING_ELSE = `default-src 'self'; ${EVERYWHERE}`

const NOT_MODIFIED = 304

const originOf = (address: string | undefined): string => (address ? new URL(address).origin : '')

/** Chromium checks `form-action` for redirects too: the buttons of the providers post to us, and we redirect to them. */
function findFormTargets(environment: Environment): string[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, FACEBOOK_CLIENT_ID, FACEBOOK_DIALOG_URL } = environment
  return [
    GOOGLE_CLIENT_ID ? originOf(GOOGLE_ISSUER || 'https://accounts.google.com') : '',
    FACEBOOK_CLIENT_ID ? originOf(FACEBOOK_DIALOG_URL || 'https://www.facebook.com') : '',
  ]
}

const sourceList = (...sources: (string | undefined)[]): string => sources.filter(Boolean).join(' ')

/**
 * The content security policy of this shop's documents, by its environment. Inline scripts run by their hash, in pages that are cached,
 * or by the nonce of the request; styles may stand inline, since React and the pages' own colours do.
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
 * Before the head of an answer leaves: gives it its policy, unless its handler gave it one of its own. A 304 gets none: it would
 * replace the policy of the cached page in the browser, by which that page's scripts run.
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
