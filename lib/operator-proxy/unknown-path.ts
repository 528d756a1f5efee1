import 'server-only'
import type { NextRequest } from 'next/server'
import { localiseError, readCallLocale } from './localise-error'

/** Answers 404 in the operator API's envelope for an unknown address under `/api`, in the visitor's language. */
export async function refuseUnknownPath(request: NextRequest): Promise<Response> {
  const locale = await readCallLocale(request)
  const { code, status, message } = await localiseError({ code: 'notFound', status: 404, message: '' }, locale)
  const body = { success: 0, code, message, fields: {}, data: { success: 0, code, status: code, message } }
  const headers = { 'cache-control': 'no-store', 'content-language': locale }
  return Response.json(body, { status, headers })
}
