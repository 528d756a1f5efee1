import { buildCheckoutMetadata, CheckoutPage } from '@/components/checkout/checkout-page'
import type { PageParams } from '@/lib/tenancy/page-params'

interface PageProps {
  params: PageParams
}

export const generateMetadata = ({ params }: PageProps) => buildCheckoutMetadata(params)

/** `/basket-two/checkout`: the direct flow for one product, whose places are held. */
export default function Page({ params }: PageProps) {
  return <CheckoutPage params={params} flow="direct" />
}
