import type { ReactNode } from 'react'
import type { Locale } from '@/domain/shared/locales'
import { BlankHeader } from './blank-header'
import { PageEffects } from './page-effects'

interface BlankFrameProps {
  locale: Locale
  company: string
  children: ReactNode
}

/** The blank layout of spec 2, used by the 404 page. */
export function BlankFrame({ locale, company, children }: BlankFrameProps) {
  return (
    <>
      <BlankHeader locale={locale} company={company} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <PageEffects />
    </>
  )
}
