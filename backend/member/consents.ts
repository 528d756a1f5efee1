import { desc, eq } from 'drizzle-orm'
import type { Account, ContactPurpose } from '@/domain/member/account-schema'
import { isLocale, type Locale } from '@/domain/shared/locales'
import { type Queryable, schema } from '../platform/database/client'
import { sha256 } from '../platform/shared/secrets'

const { memberConsents, pages, pageTexts } = schema

export interface GivenConsent {
  purpose: ContactPurpose | 'membership'
  granted: boolean
  version: string
}

type ConsentRecord = Account['consents'][number]

const PURPOSES = ['membership', 'email', 'sms', 'phone'] as const

/** Returns all consents and withdrawals, the newest first. */
export async function listConsents(db: Queryable, memberId: number): Promise<ConsentRecord[]> {
  const rows = await db
    .select()
    .from(memberConsents)
    .where(eq(memberConsents.memberId, memberId))
    .orderBy(desc(memberConsents.id))
  return rows.map((row) => ({
    purpose: PURPOSES.find((purpose) => purpose === row.purpose) ?? 'membership',
    granted: row.granted,
    version: row.version,
    locale: isLocale(row.locale) ? row.locale : 'en',
    at: row.at.toISOString(),
  }))
}

/** Returns the latest record of each purpose. */
export function currentConsents(records: readonly ConsentRecord[]): ConsentRecord[] {
  return PURPOSES.flatMap((purpose) => records.find((record) => record.purpose === purpose) ?? [])
}

/** Inserts consents that differ from the latest record. Repeated consents add no rows. */
export async function recordConsents(
  db: Queryable,
  memberId: number,
  given: readonly GivenConsent[],
  locale: Locale,
  now: number,
): Promise<void> {
  const current = currentConsents(await listConsents(db, memberId))
  const news = given.filter(({ purpose, granted, version }) => {
    const last = current.find((record) => record.purpose === purpose)
    return last?.granted !== granted || last.version !== version
  })
  if (news.length === 0) return
  await db.insert(memberConsents).values(news.map((consent) => ({ ...consent, memberId, locale, at: new Date(now) })))
}

/** Returns the version of the current membership agreement in a language: the first 16 characters of its hash. */
export async function membershipVersion(db: Queryable, locale: Locale): Promise<string> {
  const texts = await db
    .select({ locale: pageTexts.locale, body: pageTexts.body })
    .from(pageTexts)
    .innerJoin(pages, eq(pages.id, pageTexts.pageId))
    .where(eq(pages.key, 'membership-agreement'))
  const text = texts.find((entry) => entry.locale === locale) ?? texts[0]
  return text ? sha256(text.body).slice(0, 16) : 'none'
}
