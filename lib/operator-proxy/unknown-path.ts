import 'server-only'
import type { NextRequest } from 'next/server'
import { localiseError, readCallLocale } from './localise-error'

/**
 * What a program is told that calls an address under `/api` which leads nowhere: 404 in the operator API's envelope,
 * worded in the visitor's language.
 */
export async function refuseUnknownPath(request: NextRequest): Promise<Response> {
  const locale = await readCallLocale(request)
  const { code, status, message } = await localiseError({ code: 'notFound', status: 404, message: '' }, locale)
  const body = { success: 0, code, message, fields: {}, data: { success: 0, code, status: code, message } }
  const headers = { 'cache-control': 'no-store', 'content-language': locale }
  return Response.json(body, { status, headers })
}
