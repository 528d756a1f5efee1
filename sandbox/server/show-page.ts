import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Html, PAGE_HEADERS } from '../pages/layout'
import type { SandboxEnv } from './api-routes'

export function showPage(
  c: Context<SandboxEnv>,
  page: Html,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  return c.html(page, status, PAGE_HEADERS)
}
