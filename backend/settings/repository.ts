import { inArray } from 'drizzle-orm'
import type { Rate } from '@/domain/money/rates'
import { mergeRates } from '@/domain/money/rates'
import { type DailyLimits, dailyLimitsSchema } from '@/domain/settings/daily-limits'
import {
  type MenuItem,
  type OtherSettings,
  otherSettingsSchema,
  type Settings,
  settingsSchema,
} from '@/domain/settings/schema'
import { type Queryable, schema } from '../platform/database/client'

const { settings, rates } = schema

/** Sections of `GET /setting-get` that are stored as rows. Rates are added to the response. */
const SECTIONS = [
  'logoFavicon',
  'company',
  'seo',
  'support',
  'social',
  'contact',
  'language',
  'exchange',
  'theme',
  'home',
  'menu',
  'other',
] as const

async function readSections(db: Queryable, names: readonly string[]) {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.section, [...names]))
  const values = Object.fromEntries(rows.map((row) => [row.section, row.value])) as Record<string, unknown>
  const updatedAt = new Date(Math.max(0, ...rows.map((row) => row.updatedAt.getTime())))
  return { values, updatedAt }
}

async function readRates(db: Queryable, source: 'bank' | 'daily'): Promise<(Rate & { asOf: string })[]> {
  const rows = await db.select().from(rates)
  return rows
    .filter((row) => row.source === source)
    .map(({ bankCode, symbol, buy, sell, asOf }) => ({ bankCode, symbol, buy, sell, asOf }))
}

/** A menu item as stored: `type` of the wire is stored as `target`. */
export type StoredMenuItem = Omit<MenuItem, 'type'> & { target: MenuItem['type'] }

/** Returns all sections in all languages of the tenant. Throws if a section is missing or malformed. */
export async function requireSettings(db: Queryable, tenant: string): Promise<Settings> {
  const { values, updatedAt } = await readSections(db, SECTIONS)
  const [bank, daily] = await Promise.all([readRates(db, 'bank'), readRates(db, 'daily')])
  const exchange = values.exchange as { default: string; settlement: string }
  const menu = values.menu as StoredMenuItem[] | undefined
  return settingsSchema.parse({
    ...values,
    menu: menu?.map(({ target, ...item }) => ({ ...item, type: target })),
    tenant,
    exchange: { ...exchange, currencies: bank },
    dailyExchange: { asOf: daily[0]?.asOf ?? null, currencies: daily },
    updatedAt: updatedAt.toISOString(),
  })
}

export async function requireOtherSettings(db: Queryable): Promise<OtherSettings> {
  const { values } = await readSections(db, ['other'])
  return otherSettingsSchema.parse(values.other)
}

export async function readDailyLimits(db: Queryable): Promise<DailyLimits> {
  const { values } = await readSections(db, ['dailyLimits'])
  return dailyLimitsSchema.parse(values.dailyLimits ?? {})
}

export async function requireLanguage(db: Queryable): Promise<Settings['language']> {
  const { values } = await readSections(db, ['language'])
  return settingsSchema.shape.language.parse(values.language)
}

/** Returns both lists merged by bank code (spec 3). TRY is always included. */
export async function listRates(db: Queryable): Promise<Rate[]> {
  const [bank, daily] = await Promise.all([readRates(db, 'bank'), readRates(db, 'daily')])
  return mergeRates(bank, daily)
}

export async function requireSettlement(db: Queryable): Promise<{ default: string; settlement: string }> {
  const { values } = await readSections(db, ['exchange'])
  return settingsSchema.shape.exchange.pick({ default: true, settlement: true }).parse(values.exchange)
}

export async function requireTimeZone(db: Queryable): Promise<string> {
  return (await requireOtherSettings(db)).timeZone
}
