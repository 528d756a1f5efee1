import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { MAXIMUM_PASSWORD_LENGTH, normaliseEmail } from '@/domain/member/rules'
import { LOCALES } from '@/domain/shared/locales'
import { type Queryable, schema } from '../../platform/database/client'
import { hashPassword } from '../../platform/passwords/passwords'
import { ROLES, type StaffRow } from '../context'

const { staff } = schema

/** More than members need: these passwords open everybody's data. */
export const MINIMUM_STAFF_PASSWORD = 10

const name = z.string().trim().min(1).max(80)

export const newStaffSchema = z.object({
  email: z.string().max(254).transform(normaliseEmail).pipe(z.email()),
  firstName: name,
  lastName: name,
  role: z.enum(ROLES),
  locale: z.enum(LOCALES),
  password: z.string().min(MINIMUM_STAFF_PASSWORD).max(MAXIMUM_PASSWORD_LENGTH),
})

export type NewStaff = z.infer<typeof newStaffSchema>

/** Null when somebody works here under this address already, or once did. */
export async function insertStaff(
  db: Queryable,
  { password, ...columns }: NewStaff,
  options: { mustChangePassword: boolean; now: number },
): Promise<StaffRow | null> {
  const { mustChangePassword, now } = options
  const passwordHash = await hashPassword(password)
  const [row] = await db
    .insert(staff)
    .values({ ...columns, passwordHash, mustChangePassword, createdAt: new Date(now) })
    .onConflictDoNothing({ target: staff.email })
    .returning()
  return row ?? null
}

/** The person under a lock; null for nobody. */
export async function lockStaff(db: Queryable, id: number): Promise<StaffRow | null> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id)).for('update')
  return row ?? null
}
