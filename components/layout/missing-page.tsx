import type { Locale } from '@/domain/shared/locales'
import { BlankHeader } from './blank-header'
import { NotFoundView } from './not-found-view'

interface MissingPageProps {
  locale: Locale
  company: string
}

const HIDE_FRAME = 'body>:is(.top-bar,.site-head,.bottom-bar,.site-foot),.main-nav{display:none}'

/**
 * The 404 page as the server renders it for an unknown slug. Next.js renders it inside the layout of the missing page,
 * and replaces that layout with `not-found.tsx` only in the browser. Until then the style hides the header and footer
 * of the layout.
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
