import { escapeHtml } from '@/domain/shared/escape-html'
import type { Call } from '@/domain/wire/call'
import type { PlatformServices } from '../services/platform-services'
import { buildOpenApi } from './openapi'
import type { ApiApp, CallRegistrar } from './register'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:72rem;padding:2rem 1rem;color:#10272c}
h1{font-size:1.75rem}details{border-top:1px solid #e1e7e7;padding:.75rem 0}summary{cursor:pointer}code{font-size:.9rem}
summary b{display:inline-block;min-width:3.5rem;color:#0b5a63}pre{background:#faf6f0;padding:1rem;overflow:auto;font-size:.8rem}`

function describe(definition: Call, document: ReturnType<typeof buildOpenApi>): string {
  const paths = document.paths as Record<string, Record<string, unknown>>
  const operation = paths[definition.path]?.[definition.method.toLowerCase()]
  const title = `<b>${definition.method}</b><code>${definition.path}</code> ${escapeHtml(definition.summary)} (${definition.access})`
  return `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`
}

/** Renders the calls as a page without scripts. Each call expands to its part of the document. */
export function renderDocumentation(calls: readonly Call[], document: ReturnType<typeof buildOpenApi>): string {
  const rows = calls.map((definition) => describe(definition, document)).join('\n')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Kervan operator API</title><style>${STYLE}</style></head><body><h1>Kervan operator API</h1>
<p>Every call but those of the service wants a <code>company</code> header. The whole document: <a href="/openapi.json">openapi.json</a>.</p>
${rows}</body></html>`
}

/**
 * Registers the health check, and the OpenAPI document with its page unless API_DOCS disables them. The health check
 * passes if the registry's database answers. The database of a single tenant is reported as a metric only, since a
 * failed check would take all tenants offline.
 */
export function registerDocumentationRoutes(app: ApiApp, registrar: CallRegistrar, services: PlatformServices): void {
  if (services.env.API_DOCS) {
    const document = buildOpenApi(registrar.registered, '/')
    app.get('/openapi.json', (c) => c.json(document))
    app.get('/docs', (c) => c.html(renderDocumentation(registrar.registered, document)))
  }
  app.get('/health', async (c) => {
    const { registry } = services
    const isHealthy = await registry.isThere()
    return c.json({ status: isHealthy ? 'ok' : 'degraded', tenants: registry.list().length }, isHealthy ? 200 : 503)
  })
}
