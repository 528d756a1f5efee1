import 'server-only'
import type { NextRequest } from 'next/server'
import { monthSchema } from '@/domain/agency/schema'
import { isLocale } from '@/domain/shared/locales'
import { callApi } from '@/lib/api/server'
import { refuse } from '@/lib/auth/auth-answer'
import { getAgencyToken } from '@/lib/session/agency-session'
import { getTenantByHost } from '@/lib/tenancy/current-directory'
import { STATEMENT_FORMATS } from './agency-paths'

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const

function answerFile(fileName: string, type: string, content: BodyInit): Response {
  return new Response(content, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** `GET /api/agency/statement?month=2026-11&format=pdf&locale=de`: one month's file, for the signed-in agency only. */
export async function sendStatement(request: NextRequest): Promise<Response> {
  const tenant = await getTenantByHost(request.headers.get('host'))
  if (!tenant) return refuse('companyUnknown', 404)
  const { searchParams } = request.nextUrl
  const month = monthSchema.safeParse(searchParams.get('month'))
  const format = STATEMENT_FORMATS.find((known) => known === searchParams.get('format'))
  const locale = searchParams.get('locale')
  if (!month.success || !format || !isLocale(locale)) return refuse('invalidRequest', 422)
  const token = await getAgencyToken(request, tenant.company)
  if (token === null) return refuse('unauthenticated', 401)
  const asked = { month: month.data, locale }
  const options = { company: tenant.company, token }
  if (format === 'csv') {
    const result = await callApi('getAgencyStatementCsv', asked, options)
    if (!result.ok) return refuse(result.error.code, result.error.status)
    return answerFile(result.data.fileName, TYPES.csv, result.data.csv)
  }
  const result = await callApi('getAgencyStatementPdf', asked, options)
  if (!result.ok) return refuse(result.error.code, result.error.status)
  return answerFile(result.data.fileName, TYPES.pdf, Buffer.from(result.data.base64, 'base64'))
}
