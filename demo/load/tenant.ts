import type { AboutMedia } from '@/backend/media/media-service'
import { schema, type Transaction } from '@/backend/platform/database/client'
import { hashPassword } from '@/backend/platform/passwords/passwords'
import { addDays } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { loadAgencies } from './agencies'
import type { ImageSource } from './image-source'
import { buildMenu } from './menus'
import { loadPages } from './pages'
import { loadProducts } from './products'
import { loadReviews } from './reviews'
import { loadStaff } from './staff'
import type { DemoTenant } from './tenant-schema'

const { coupons, members, places, rates, settings } = schema

const SPLASH = { folder: 'splash', ownerId: null } as const

async function buildHome(db: Transaction, tenant: DemoTenant, source: ImageSource, today: string) {
  const { hero, promotion, ...home } = tenant.settings.home
  const addOne = async (id: string, about: Pick<AboutMedia, 'locales' | 'caption'> = {}) =>
    (await source.add(db, [id], { ...SPLASH, ...about }))[0]
  const toPromotion = async ({ image, endsInDays, ...rest }: NonNullable<typeof promotion>) => ({
    ...rest,
    endsOn: addDays(today, endsInDays),
    image: await addOne(image),
  })
  return {
    ...home,
    hero: {
      ...hero,
      image: await addOne(hero.image),
      images: await Promise.all(
        hero.images.map(({ image, locales, caption }) => addOne(image, { locales, ...(caption ? { caption } : {}) })),
      ),
    },
    promotion: promotion ? await toPromotion(promotion) : null,
    // `loadReviews` updates these from the verified reviews.
    reviews: { average: 0, count: 0 },
  }
}

/** Writes one demo tenant into its empty database. */
export async function loadTenant(
  db: Transaction,
  tenant: DemoTenant,
  source: ImageSource,
  options: { now: number; demoPassword: string },
): Promise<void> {
  const today = toLocal(options.now, tenant.other.timeZone).date
  const index = await loadPages(db, source, tenant.pages)
  await loadProducts(db, source, tenant.products, index, today)
  const menu = await buildMenu(db, source, tenant.menus, index)
  const { tursab, ...logoFavicon } = await source.addBrand(db)
  const sections = {
    ...tenant.settings,
    company: { ...tenant.settings.company, tursabImage: tursab },
    home: await buildHome(db, tenant, source, today),
    logoFavicon,
    menu,
    other: tenant.other,
  }
  for (const [section, value] of Object.entries(sections)) await db.insert(settings).values({ section, value })
  for (const source of ['bank', 'daily']) {
    await db.insert(rates).values(tenant.rates.map((rate) => ({ ...rate, source, asOf: today })))
  }
  if (tenant.places.length > 0) {
    await db
      .insert(places)
      .values(tenant.places.map(({ title, ...place }, position) => ({ ...place, titles: title, position })))
  }
  const [member] = await db
    .insert(members)
    .values({
      ...tenant.member,
      passwordHash: await hashPassword(options.demoPassword),
      groupId: tenant.other.defaultMemberGroupId,
      phone: '+90 532 000 00 00',
      emailVerifiedAt: new Date(options.now),
    })
    .returning({ id: members.id })
  for (const { ofMember, endsInDays, ...coupon } of tenant.coupons)
    await db.insert(coupons).values({
      ...coupon,
      validUntil: endsInDays === undefined ? null : addDays(today, endsInDays),
      ...(ofMember ? { memberId: member?.id ?? null, couponStatus: ofMember } : {}),
    })
  await loadAgencies(db, tenant.agencies, options)
  await loadStaff(db, tenant.staff, options)
  await loadReviews(db, tenant, today)
}
