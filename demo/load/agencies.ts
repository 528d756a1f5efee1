import { eq } from 'drizzle-orm'
import { insertHouseAccount } from '@/backend/agency/decide'
import { schema, type Transaction } from '@/backend/platform/database/client'
import { hashPassword } from '@/backend/platform/passwords/passwords'
import type { DemoAgency } from './tenant-schema'

const { agencies, agencyUsers, subAgencies } = schema

interface Options {
  now: number
  demoPassword: string
}

async function activate(db: Transaction, id: number, agency: DemoAgency, options: Options): Promise<void> {
  const { email, firstName, lastName, locale } = agency.contact
  const house = { id, tradeName: agency.tradeName, locale, phone: agency.phone }
  const memberId = await insertHouseAccount(db, house, options.now)
  const decided = { decidedAt: new Date(options.now), decidedBy: 'demo' }
  await db
    .update(agencies)
    .set({ status: 'active', memberId, ...decided })
    .where(eq(agencies.id, id))
  const passwordHash = await hashPassword(options.demoPassword)
  await db.insert(agencyUsers).values({ agencyId: id, email, firstName, lastName, locale, passwordHash })
  for (const name of agency.subAgencies ?? []) await db.insert(subAgencies).values({ agencyId: id, name })
}

/** Inserts the demo's agencies in order, so that the first has number 1. */
export async function loadAgencies(db: Transaction, list: readonly DemoAgency[], options: Options): Promise<void> {
  for (const agency of list) {
    const { contact, status, subAgencies: _, ...columns } = agency
    const [row] = await db
      .insert(agencies)
      .values({
        ...columns,
        contactFirstName: contact.firstName,
        contactLastName: contact.lastName,
        contactEmail: contact.email,
        locale: contact.locale,
        createdAt: new Date(options.now),
      })
      .returning({ id: agencies.id })
    if (row && status === 'active') await activate(db, row.id, agency, options)
  }
}
