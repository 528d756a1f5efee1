import 'server-only'
import type { NextRequest } from 'next/server'
import { isSecureRequest } from '@/lib/security/is-secure'
import { readBody } from '@/lib/security/read-body'
import { getVisitor } from '@/lib/security/visitor'
import { getTenantByHost } from '@/lib/tenancy/current-directory'
import type { Applicant, FormBody } from './authenticate'
import { getRefererPath, toSafePath } from './safe-path'

const MAXIMUM_BODY_BYTES = 16 * 1024

export interface AuthRequest extends Applicant {
  host: string
  secure: boolean
  /** True for a request by script, which gets JSON; a plain form gets a redirect. */
  fromScript: boolean
  /** Redirect target of a plain form; always a path of this site. */
  back: string
}

async function readForm(request: NextRequest, fromScript: boolean): Promise<FormBody | null> {
  const body = await readBody(request, MAXIMUM_BODY_BYTES)
  if (!body.ok) return null
  if (!fromScript) return Object.fromEntries(new URLSearchParams(body.text))
  try {
    const parsed: unknown = JSON.parse(body.text || '{}')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as FormBody) : null
  } catch {
    return null
  }
}

export type AuthRequestFault = 'companyUnknown' | 'invalidRequest'

/** Extracts the data that sign-in needs from a request, or returns the reason why the request is invalid. */
export async function readAuthRequest(request: NextRequest): Promise<AuthRequest | AuthRequestFault> {
  const host = request.headers.get('host') ?? ''
  const tenant = await getTenantByHost(host)
  if (!tenant) return 'companyUnknown'
  const fromScript = request.headers.get('content-type')?.toLowerCase().startsWith('application/json') ?? false
  const body = request.method === 'POST' ? await readForm(request, fromScript) : {}
  if (!body) return 'invalidRequest'
  return {
    company: tenant.company,
    visitor: getVisitor(request.headers),
    body,
    host,
    secure: isSecureRequest(request),
    cookies: request.cookies.getAll(),
    fromScript,
    back: toSafePath(body.callbackUrl) ?? getRefererPath(request.headers) ?? '/',
  }
}
