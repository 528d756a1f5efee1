import { buildCartMetadata, CartPage } from '@/components/basket/cart-page'
import { DirectCartView } from '@/components/checkout/direct-cart-view'
import type { PageParams } from '@/lib/tenancy/page-params'

interface PageProps {
  params: PageParams
}

export const generateMetadata = ({ params }: PageProps) => buildCartMetadata(params)

/** `/basket-two/cart`: the direct flow for one product, whose places are held. */
export default function Page({ params }: PageProps) {
  return <CartPage params={params} flow="direct" View={DirectCartView} texts={['afterwards.hold']} />
}
