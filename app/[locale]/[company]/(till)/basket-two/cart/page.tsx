import { RedirectType, redirect } from 'next/navigation'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface PageProps {
  params: PageParams
}

/** `/basket-two/cart`: with one product there is nothing to gather, its till is its basket. */
export default async function Page({ params }: PageProps) {
  const { locale } = await requirePageParams(params)
  redirect(localePath(locale, paths.basket('checkout', 'direct')), RedirectType.replace)
}
