import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface LayoutProps {
  children: ReactNode
  params: PageParams
}

/** Frame of the basket and of what comes after paying: the whole header and footer. The till has one of its own. */
export default async function CommerceLayout({ children, params }: LayoutProps) {
  const { locale, company } = await requirePageParams(params)
  return (
    <>
      <SiteHeader locale={locale} company={company} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter locale={locale} company={company} />
    </>
  )
}
