import { hashPassword } from '../../../member/passwords'
import { type Queryable, schema } from '../../client'
import type { SeedStaff } from '../types'

const { staff } = schema

/** The demo's desk; where anybody works already, nobody is added. */
export async function loadStaff(
  db: Queryable,
  list: readonly SeedStaff[],
  options: { now: number; demoPassword: string },
): Promise<void> {
  const known = await db.select({ id: staff.id }).from(staff).limit(1)
  if (known.length > 0) return
  const createdAt = new Date(options.now)
  for (const person of list)
    await db.insert(staff).values({ ...person, createdAt, passwordHash: await hashPassword(options.demoPassword) })
}
