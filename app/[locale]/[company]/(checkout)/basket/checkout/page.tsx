import { buildCheckoutMetadata, CheckoutPage } from '@/components/checkout/checkout-page'
import type { PageParams } from '@/lib/tenancy/page-params'

interface PageProps {
  params: PageParams
}

export const generateMetadata = ({ params }: PageProps) => buildCheckoutMetadata(params)

/** `/basket/checkout`: several items of any kind. */
export default function Page({ params }: PageProps) {
  return <CheckoutPage params={params} flow="basket" />
}
