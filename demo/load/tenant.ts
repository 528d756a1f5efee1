import { schema, type Transaction } from '@/backend/db/client'
import { hashPassword } from '@/backend/member/passwords'
import { addDays } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import { averageRating } from '@/domain/pricing/average-rating'
import { loadAgencies } from './agencies'
import { brandFiles, toImages } from './images'
import { buildMenu } from './menus'
import { loadPages } from './pages'
import { PictureBook } from './picture-book'
import { loadProducts } from './products'
import { loadStaff } from './staff'
import type { DemoTenant } from './tenant-schema'

const { coupons, members, places, rates, settings } = schema

function homeOf(tenant: DemoTenant, book: PictureBook, today: string) {
  const { hero, promotion, ...home } = tenant.settings.home
  const { scene, pictureSeed, ...words } = hero
  const scores = tenant.products.flatMap((product) => product.reviews.map((review) => review.score))
  const toPromotion = (data: NonNullable<typeof promotion>) => {
    const { scene: picture, endsInDays, ...rest } = data
    return { ...rest, endsOn: addDays(today, endsInDays), image: book.cover(picture) }
  }
  return {
    ...home,
    hero: { ...words, image: toImages(tenant.company, scene, pictureSeed, 1)[0] },
    promotion: promotion ? toPromotion(promotion) : null,
    reviews: { average: averageRating(scores) ?? 0, count: scores.length },
  }
}

/** Writes one tenant of the demo into its empty database. */
export async function loadTenant(
  db: Transaction,
  tenant: DemoTenant,
  options: { now: number; demoPassword: string },
): Promise<void> {
  const { company } = tenant
  const today = toLocal(options.now, tenant.other.timeZone).date
  const book = new PictureBook(company, tenant.picturesBefore)
  const home = homeOf(tenant, book, today)
  const index = await loadPages(db, book, tenant.pages)
  await loadProducts(db, book, tenant.products, index, today)
  const menu = await buildMenu(db, book, tenant.menus, index)
  const sections = {
    ...tenant.settings,
    home,
    logoFavicon: brandFiles(company),
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
}
