import type { Locale } from '@/domain/shared/locales'
import { BlankHeader } from './blank-header'
import { NotFoundView } from './not-found-view'

interface MissingPageProps {
  locale: Locale
  company: string
}

const HIDE_FRAME = 'body>:is(.top-bar,.site-head,.bottom-bar,.site-foot),.main-nav{display:none}'

/**
 * The 404 page as the server sends it for an unknown slug. Next renders it inside the layout of the page that is missing, and replaces
 * that layout by `not-found.tsx` in the browser only. The style hides the header and footer of the layout until then.
 */
export function MissingPage({ locale, company }: MissingPageProps) {
  return (
    <>
      <style>{HIDE_FRAME}</style>
      <BlankHeader locale={locale} company={company} />
      <NotFoundView locale={locale} />
    </>
  )
}
