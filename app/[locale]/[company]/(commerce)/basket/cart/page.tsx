import { buildCartMetadata, CartPage } from '@/components/basket/cart-page'
import { CartView } from '@/components/basket/cart-view'
import type { PageParams } from '@/lib/tenancy/page-params'

interface PageProps {
  params: PageParams
}

const TEXTS = ['basket.campaign', 'basket.trip', 'basket.later', 'basket.sidebar.notice']

export const generateMetadata = ({ params }: PageProps) => buildCartMetadata(params)

/** `/basket/cart`: several items of any kind. */
export default function Page({ params }: PageProps) {
  return <CartPage params={params} flow="basket" View={CartView} texts={TEXTS} />
}
