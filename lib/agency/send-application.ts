import type { AGENCY_DOCUMENT_KINDS } from '@/domain/agency/limits'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import type { ApiResult } from '@/lib/api/result'
import { shortenFileName, toBase64 } from '@/lib/requests/to-base64'

export type AgencyDocumentKind = (typeof AGENCY_DOCUMENT_KINDS)[number]

export interface ChosenDocument {
  key: string
  kind: AgencyDocumentKind
  file: File
}

interface Application {
  legalName: string
  tradeName: string
  taxOffice: string
  taxNumber: string
  associationCode: string
  country: string
  city: string
  address: string
  phone: string
  website: string
  firstName: string
  lastName: string
  email: string
  note: string
}

export interface SentApplication {
  agencyId: number
  /** Names of documents whose upload failed. */
  lost: string[]
}

/**
 * Sends an application, then its documents one by one. Each upload needs the token that the application returned. A
 * failed upload does not fail the application.
 */
export async function sendApplication(
  { associationCode, website, ...application }: Application,
  documents: readonly ChosenDocument[],
  locale: Locale,
): Promise<ApiResult<SentApplication>> {
  const result = await callOperator('applyAsAgency', {
    ...application,
    associationCode: associationCode || null,
    website: website || null,
    locale,
    privacyPolicy: true,
  })
  if (!result.ok) return result
  const { agencyId, applicationToken } = result.data
  const lost: string[] = []
  for (const { kind, file } of documents) {
    const sent = await callOperator('addAgencyDocument', {
      applicationToken,
      agencyDocumentKind: kind,
      fileName: shortenFileName(file.name),
      base64: toBase64(new Uint8Array(await file.arrayBuffer())),
    })
    if (!sent.ok) lost.push(file.name)
  }
  return { ok: true, data: { agencyId, lost } }
}
