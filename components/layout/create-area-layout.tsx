import type { ReactNode } from 'react'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface LayoutProps {
  children: ReactNode
  params: PageParams
}

async function AreaLayout({ children, params, slim }: LayoutProps & { slim: boolean }) {
  const { locale, company } = await requirePageParams(params)
  return (
    <>
      <SiteHeader locale={locale} company={company} slim={slim} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!slim && <SiteFooter locale={locale} company={company} />}
    </>
  )
}

/** `slim`: a short header and no footer, so that no link leads away from the payment. */
export const createAreaLayout =
  ({ slim = false } = {}) =>
  (props: LayoutProps) => <AreaLayout {...props} slim={slim} />
