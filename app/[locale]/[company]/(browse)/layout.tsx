import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface LayoutProps {
  children: ReactNode
  params: PageParams
}

/** Frame of the pages that are the same for all and kept: the whole header and footer. */
export default async function BrowseLayout({ children, params }: LayoutProps) {
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
