import { and, desc, eq } from 'drizzle-orm'
import type { Favourite } from '@/domain/member/schema'
import { catalogueCacheOf } from '../catalogue/service'
import { schema } from '../platform/database/client'
import type { MemberContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'

const { favourites } = schema

/** Returns cards of active products by id. Unknown and withdrawn products are missing. */
async function findCards(context: MemberContext, ids: readonly number[]) {
  const cards = await (await catalogueCacheOf(context)).findCards(ids, context.now)
  return new Map(cards.map((card) => [card.id, card]))
}

export async function listFavourites(context: MemberContext): Promise<Favourite[]> {
  const rows = await context.db
    .select()
    .from(favourites)
    .where(eq(favourites.memberId, context.caller.memberId))
    .orderBy(desc(favourites.addedAt))
  const cards = await findCards(
    context,
    rows.map((row) => row.productId),
  )
  return rows.map((row) => ({
    productId: row.productId,
    addedAt: row.addedAt.toISOString(),
    product: cards.get(row.productId) ?? null,
  }))
}

export async function addFavourite(context: MemberContext, productId: number): Promise<Favourite> {
  const cards = await findCards(context, [productId])
  const product = cards.get(productId)
  if (!product) throw new ApiError('notFound')
  const mine = { memberId: context.caller.memberId, productId }
  await context.db
    .insert(favourites)
    .values({ ...mine, addedAt: new Date(context.now) })
    .onConflictDoNothing()
  const [row] = await context.db
    .select()
    .from(favourites)
    .where(and(eq(favourites.memberId, mine.memberId), eq(favourites.productId, productId)))
  return { productId, addedAt: (row?.addedAt ?? new Date(context.now)).toISOString(), product }
}

export async function removeFavourite(context: MemberContext, productId: number): Promise<boolean> {
  const removed = await context.db
    .delete(favourites)
    .where(and(eq(favourites.memberId, context.caller.memberId), eq(favourites.productId, productId)))
    .returning()
  return removed.length > 0
}
