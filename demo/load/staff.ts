import { type Queryable, schema } from '@/backend/platform/database/client'
import { hashPassword } from '@/backend/platform/passwords/passwords'
import type { DemoStaff } from './tenant-schema'

const { staff } = schema

/** Inserts the demo's staff, unless the tenant already has staff. */
export async function loadStaff(
  db: Queryable,
  list: readonly DemoStaff[],
  options: { now: number; demoPassword: string },
): Promise<void> {
  const known = await db.select({ id: staff.id }).from(staff).limit(1)
  if (known.length > 0) return
  const createdAt = new Date(options.now)
  for (const person of list)
    await db.insert(staff).values({ ...person, createdAt, passwordHash: await hashPassword(options.demoPassword) })
}
