import { catalogueCalls } from '@/domain/wire/calls-catalogue'
import type { CallRegistrar } from '../platform/http/register'
import { getAvailability } from './availability'
import { listFilterData } from './filter-data'
import { listHomeProducts, listShowcase } from './home'
import { listProducts, listSimilar, openSource } from './listing'
import { requireProduct } from './product'
import { search } from './search'
import { listTariffs } from './tariffs'
import { queryTransfer } from './transfer-query'
import { countView, recordVisit } from './visits'

/** Only the filter 'only what is free on my dates' reads stock. */
const asksNoStock = ({ dateFrom }: { dateFrom?: string | undefined }) => dateFrom === undefined

export function registerCatalogueCalls(registrar: CallRegistrar): void {
  registrar.content(catalogueCalls.getFilterData, async (context) => listFilterData(await openSource(context)))
  registrar.content(catalogueCalls.listHomeProducts, (context, input) => listHomeProducts(context, input.locale))
  registrar.content(catalogueCalls.listProducts, listProducts, asksNoStock)
  registrar.content(catalogueCalls.getProduct, (context, input) => requireProduct(context, input.slug, input.locale))
  registrar.content(catalogueCalls.listSimilarProducts, (context, input) =>
    listSimilar(context, input.productId, input.limit),
  )
  registrar.content(catalogueCalls.searchProducts, search, asksNoStock)
  registrar.content(catalogueCalls.listShowcase, (context, input) => listShowcase(context, input.limit))
  registrar.public(catalogueCalls.getAvailability, getAvailability)
  registrar.content(catalogueCalls.listTransferTariffs, (context) => listTariffs(context))
  registrar.public(catalogueCalls.queryTransfer, queryTransfer)
  registrar.public(catalogueCalls.trackView, (context, { productId }) => countView(context, productId))
  registrar.public(catalogueCalls.sendAnalytics, recordVisit)
}
