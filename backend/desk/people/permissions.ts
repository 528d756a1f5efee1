import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import { schema, type TenantDatabase } from '../../platform/database/client'

const { deskLog, staff } = schema

/** Gives an account the permission to open medical documents, or takes it; the log says so. Null for an unknown address. */
export async function setMedicalPermission(
  db: TenantDatabase,
  email: string,
  medicalDocuments: boolean,
  now: number,
): Promise<string | null> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(staff)
      .where(eq(staff.email, normaliseEmail(email)))
      .for('update')
    if (!row) return null
    await transaction.update(staff).set({ medicalDocuments }).where(eq(staff.id, row.id))
    await transaction.insert(deskLog).values({
      ...{ at: new Date(now), action: 'staffChanged', subject: 'staff', subjectId: row.id, label: row.email },
      before: { medicalDocuments: row.medicalDocuments },
      after: { medicalDocuments },
    })
    return row.email
  })
}
