import type { ReactNode } from 'react'
import { SiteHeader } from '@/components/layout/site-header'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'

interface LayoutProps {
  children: ReactNode
  params: PageParams
}

/** Frame of the till: a slim header and nothing below, since nothing may lead a person away from paying. */
export default async function TillLayout({ children, params }: LayoutProps) {
  const { locale, company } = await requirePageParams(params)
  return (
    <>
      <SiteHeader locale={locale} company={company} slim />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
