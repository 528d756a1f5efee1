import type { RequestPayload } from '@/domain/requests/schema'
import { createDocumentSealer } from '../../documents/service'
import type { schema } from '../../platform/database/client'
import { hasMedicalText, openRequest, withoutMedicalText } from '../../requests/service'
import type { DeskContext } from '../context'
import { writeLog } from '../perform'

/**
 * What this account may read of a request: the free text of a health request needs the permission for medical
 * documents, and each time it is shown is logged before it is.
 */
export async function readPayload(
  context: DeskContext,
  row: typeof schema.requests.$inferSelect,
): Promise<RequestPayload> {
  if (!hasMedicalText(row)) return row.payload
  if (!context.staff.medicalDocuments) return withoutMedicalText(row.payload)
  const entry = { subject: 'request', subjectId: row.id, label: row.number, before: {}, after: {} } as const
  await context.db.transaction((transaction) =>
    writeLog(transaction, context, { action: 'medicalTextRead', ...entry }, null),
  )
  return openRequest(createDocumentSealer(context.services.env, context.company), row)
}
