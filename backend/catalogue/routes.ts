import { eq, sql } from 'drizzle-orm'
import { catalogueCalls } from '@/domain/wire/calls-catalogue'
import { schema } from '../db/client'
import type { CallRegistrar } from '../http/register'
import { getAvailability } from './availability'
import { listHomeProducts, listShowcase } from './home'
import { listProducts, listSimilar } from './listing'
import { requireProduct } from './product'
import { search } from './search'
import { listTariffs } from './tariffs'
import { listFilterData } from './taxons'
import { queryTransfer } from './transfer-query'
import { recordVisit } from './visits'

const { products } = schema

export function registerCatalogueCalls(registrar: CallRegistrar): void {
  registrar.public(catalogueCalls.getFilterData, (context) => listFilterData(context.db))
  registrar.public(catalogueCalls.listHomeProducts, (context, input) => listHomeProducts(context, input.locale))
  registrar.public(catalogueCalls.listProducts, listProducts)
  registrar.public(catalogueCalls.getProduct, (context, input) => requireProduct(context, input.slug, input.locale))
  registrar.public(catalogueCalls.listSimilarProducts, (context, input) =>
    listSimilar(context, input.productId, input.limit),
  )
  registrar.public(catalogueCalls.searchProducts, search)
  registrar.public(catalogueCalls.listShowcase, (context, input) => listShowcase(context, input.limit))
  registrar.public(catalogueCalls.getAvailability, getAvailability)
  registrar.public(catalogueCalls.listTransferTariffs, (context) => listTariffs(context))
  registrar.public(catalogueCalls.queryTransfer, queryTransfer)
  registrar.public(catalogueCalls.trackView, async (context, input) => {
    const counted = await context.db
      .update(products)
      .set({ views: sql`${products.views} + 1` })
      .where(eq(products.id, input.productId))
      .returning({ id: products.id })
    return { counted: counted.length === 1 }
  })
  registrar.public(catalogueCalls.sendAnalytics, recordVisit)
}
