import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type OtherSettings, otherSettingsSchema, type Settings, settingsSchema } from '@/domain/settings/schema'
import { currencyCodeSchema, localeSchema } from '@/domain/shared/schema'
import type { MediaFolder } from '../media/service'
import { insertMedia, listMediaHashes, type MediaService } from '../media/service'
import { type Queryable, schema, type TenantDatabase, type Transaction } from '../platform/database/client'
import { COMPANY, type TenantRegistry } from '../platform/tenancy/registry'
import { listRates } from '../settings/service'
import { copyContent } from './copy-content'
import { drawStarterLogo } from './starter-logo'

const { settings } = schema

const HOST = /^(?:\*|[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?)$/

/** Removes the port: a storefront identifies a tenant by host name only. */
const nameOf = (host: string): string => host.replace(/:\d+$/, '')

/** Input for a new tenant. All other settings are copied from the tenant `like`. */
export const newTenantSchema = z.object({
  company: z.string().regex(COMPANY, "small letters, digits and _ only, a letter first, not 'registry'"),
  hosts: z.array(z.string().regex(HOST, 'not the name of a host')).min(1),
  like: z.string(),
  companyName: z.string().trim().min(1).max(60),
  legalName: z.string().trim().min(1).max(160),
  /** Licence number of the travel agencies' association. It is never copied from the other tenant. */
  licence: z.string().trim().min(1).max(20),
  email: z.email(),
  phone: z.string().trim().min(5).max(30),
  address: z.string().trim().min(1).max(200),
  /** The first is the default language. If empty, the other tenant's languages are used. */
  locales: z.array(localeSchema),
  currency: currencyCodeSchema.optional(),
  withProducts: z.boolean(),
})

export type NewTenant = z.infer<typeof newTenantSchema>
type Names = Pick<Settings['company'], 'companyName' | 'legalName'>
type Sections = Record<string, unknown>

/**
 * Replaces the other tenant's picture paths and names in a single pass, because a new name may contain an old one.
 * Longer names are matched first, because they may contain shorter ones.
 */
function rewriterOf(wanted: NewTenant, theirs: Names): (text: string) => string {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
  const changes = new Map([
    [`"${wanted.like}/`, `"${wanted.company}/`],
    [inJson(theirs.companyName), inJson(wanted.companyName)],
    [inJson(theirs.legalName), inJson(wanted.legalName)],
  ])
  const found = [...changes.keys()].sort((left, right) => right.length - left.length)
  const any = new RegExp(found.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')
  return (text) => text.replace(any, (hit) => changes.get(hit) ?? hit)
}

async function readSections(db: TenantDatabase): Promise<Sections> {
  const rows = await db.select().from(settings)
  return Object.fromEntries(rows.map(({ section, value }) => [section, value]))
}

const { company, contact, support, language, exchange, home } = settingsSchema.shape

/** Removes the other tenant's bank accounts, so that customers never pay into them. */
function adaptSwitches(value: unknown, { company: name }: NewTenant): OtherSettings {
  const theirs = otherSettingsSchema.parse(value)
  return {
    ...theirs,
    bookingPrefix: name
      .replace(/[^a-z]/g, '')
      .slice(0, 3)
      .toUpperCase(),
    paymentMethods: theirs.paymentMethods.filter((method) => method !== 'bankTransfer'),
    bankAccounts: [],
    basketCampaign: null,
  }
}

/** Adapts the sections of the other tenant. Throws if a language is not enabled for the other tenant. */
function adaptSections(wanted: NewTenant, theirs: Sections, rewrite: (text: string) => string): Sections {
  const { seed: _, ...copied } = JSON.parse(rewrite(JSON.stringify(theirs))) as Sections
  const spoken = language.parse(theirs.language)
  const [first = spoken.default, ...others] = wanted.locales.length > 0 ? wanted.locales : spoken.enabled
  const enabled = wanted.locales.length > 0 ? [first, ...others] : spoken.enabled
  const unknown = enabled.filter((locale) => !spoken.enabled.includes(locale))
  if (unknown.length > 0) throw new Error(`${wanted.like} has no texts in: ${unknown.join(', ')}`)
  const money = exchange.omit({ currencies: true }).parse(theirs.exchange)
  const names = company.parse(copied.company)
  return {
    ...copied,
    company: {
      ...names,
      companyName: wanted.companyName,
      legalName: wanted.legalName,
      tursabCode: wanted.licence,
      since: new Date().getFullYear(),
    },
    contact: { ...contact.parse(copied.contact), email: wanted.email, mobile: wanted.phone, address: wanted.address },
    support: { ...support.parse(copied.support), phone: wanted.phone, whatsapp: null },
    social: [],
    language: { default: wanted.locales.length > 0 ? first : spoken.default, enabled },
    exchange: { ...money, default: wanted.currency ?? money.default },
    other: adaptSwitches(copied.other, wanted),
    home: { ...home.parse(copied.home), promotion: null, reviews: { average: 0, count: 0 } },
  }
}

/** Stores a starter logo and mark. Returns a function that inserts their rows and returns the section `logoFavicon`. */
async function storeStarterLogo(media: MediaService, { company: name, companyName }: NewTenant, ground: string) {
  const { logo, mark } = drawStarterLogo(companyName, ground)
  const [storedLogo, storedMark] = [await media.store(name, 'logo', logo), await media.store(name, 'logo', mark)]
  return async (to: Transaction): Promise<Settings['logoFavicon']> => {
    const insert = async (stored: typeof storedLogo, folder: MediaFolder, words: string) =>
      `${(await insertMedia(to, name, stored, { folder, ownerId: null, name: words })).file}.svg`
    return {
      logo: await insert(storedLogo, 'logo', 'logo'),
      logoMark: await insert(storedMark, 'logo', 'mark'),
      favicon: await insert(storedMark, 'favicon', 'favicon'),
    }
  }
}

/**
 * Empties a database that an interrupted run filled before it registered the tenant. Throws if the database contains
 * members or reservations.
 */
async function emptyUnfinished(to: Transaction, company: string): Promise<void> {
  const { rows } = await to.execute<{ filled: boolean; lived: boolean }>(sql`select
    exists (select 1 from settings) as filled,
    exists (select 1 from members) or exists (select 1 from reservations) as lived`)
  if (rows[0]?.lived) throw new Error(`the database of '${company}' is one that people are in, though no tenant has it`)
  if (rows[0]?.filled)
    await to.execute(sql`truncate settings, rates, places, pages, products, media restart identity cascade`)
}

/**
 * Adds a tenant with its own database, filled from another tenant: settings, pages, places and optionally products, but
 * no people, bookings or reviews. If it fails, the tenant is not registered. Running processes detect the new tenant
 * themselves.
 */
export async function addTenantLike(
  { registry, media }: { registry: TenantRegistry; media: MediaService },
  wanted: NewTenant,
): Promise<{ products: number }> {
  const from = registry.getDatabase(wanted.like)
  if (!from) throw new Error(`no tenant is called '${wanted.like}'`)
  if (registry.getDatabase(wanted.company)) throw new Error(`there is a tenant called '${wanted.company}' already`)
  const taken = registry.list().flatMap(({ hosts }) => hosts.map(nameOf))
  const twice = wanted.hosts.filter((host) => taken.includes(nameOf(host)))
  if (twice.length > 0) throw new Error(`these hosts lead to another tenant: ${twice.join(', ')}`)
  const { currency } = wanted
  if (currency && !(await listRates(from)).some(({ bankCode }) => bankCode === currency))
    throw new Error(`${wanted.like} has no rate for ${currency}`)
  const theirs = await readSections(from)
  const rewrite = rewriterOf(wanted, company.parse(theirs.company))
  const sections = adaptSections(wanted, theirs, rewrite)
  const theme = settingsSchema.shape.theme.parse(sections.theme)
  // Files are stored first, so that the transaction below makes no network calls.
  const insertLogo = await storeStarterLogo(media, wanted, theme.brand)
  await media.copyFiles(wanted.like, wanted.company, await listMediaHashes(from))
  return registry.createTenant(wanted.company, wanted.hosts, (to) =>
    to.transaction(async (transaction) => {
      await emptyUnfinished(transaction, wanted.company)
      // A consistent snapshot, because the other tenant's desk may be writing.
      const copy = (moment: Queryable) =>
        copyContent({ from: moment, to: transaction, rewrite, withProducts: wanted.withProducts })
      const products = await from.transaction(copy, { isolationLevel: 'repeatable read', accessMode: 'read only' })
      const written = { ...sections, logoFavicon: await insertLogo(transaction) }
      for (const [section, value] of Object.entries(written))
        await transaction.insert(settings).values({ section, value })
      return { products }
    }),
  )
}
