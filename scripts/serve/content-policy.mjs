import { createRequire } from 'node:module'

const { SCRIPT_SOURCES_HEADER } = createRequire(import.meta.url)('../../lib/security/script-sources.cjs')

/** In documents and out of them. */
const EVERYWHERE = "frame-ancestors 'self'; base-uri 'self'; object-src 'none'"

/** For a picture opened by itself: an SVG is a document then, and one that somebody uploaded must run nothing of ours. */
const PICTURE = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${EVERYWHERE}`

/** For what is no document, until a browser is told to show it as one; the worker of the vouchers fetches by it. */
const ANYTHING_ELSE = `default-src 'self'; ${EVERYWHERE}`

const NOT_MODIFIED = 304

const originOf = (address) => (address ? new URL(address).origin : '')

/** Chromium asks `form-action` about redirects too: the buttons of the providers post to us, and we send on to them. */
function findFormTargets(environment) {
  const { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, FACEBOOK_CLIENT_ID, FACEBOOK_DIALOG_URL } = environment
  return [
    GOOGLE_CLIENT_ID && originOf(GOOGLE_ISSUER || 'https://accounts.google.com'),
    FACEBOOK_CLIENT_ID && originOf(FACEBOOK_DIALOG_URL || 'https://www.facebook.com'),
  ].filter(Boolean)
}

const sourceList = (...sources) => sources.filter(Boolean).join(' ')

/**
 * The content policy of this shop's answers, by its environment. Inline scripts run by their hash, in pages that are kept, or by
 * the nonce of the visit; styles may stand inline, since React and the pages' own colours do.
 */
export function createContentPolicy(environment) {
  const pictures = sourceList("'self' data: blob:", originOf(environment.PUBLIC_UPLOADS_URL))
  const forms = sourceList("'self'", ...findFormTargets(environment))
  return (scripts) =>
    `default-src 'self'; script-src ${sourceList("'self'", scripts)}; style-src 'self' 'unsafe-inline'; img-src ${pictures}; form-action ${forms}; ${EVERYWHERE}`
}

function policyFor(contentType, scripts, buildPolicy) {
  if (contentType.startsWith('text/html')) return buildPolicy(scripts)
  return contentType.startsWith('image/') ? PICTURE : ANYTHING_ELSE
}

/**
 * Before the head of an answer leaves: gives it its policy, unless who wrote it gave it one of its own. 'Not modified' gets none: its
 * own would take the place of the policy of what the browser has, by which that page's scripts run.
 */
export function addContentPolicy(response, buildPolicy) {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status, ...rest) => {
    const scripts = response.getHeader(SCRIPT_SOURCES_HEADER)
    response.removeHeader(SCRIPT_SOURCES_HEADER)
    if (status !== NOT_MODIFIED && !response.hasHeader('content-security-policy')) {
      const contentType = String(response.getHeader('content-type') ?? '')
      response.setHeader('Content-Security-Policy', policyFor(contentType, scripts, buildPolicy))
    }
    return writeHead(status, ...rest)
  }
}
