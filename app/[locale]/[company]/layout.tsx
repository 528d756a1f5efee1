import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RootDocument } from '@/app/_document/root-document'
import { MembersPart } from '@/components/member/members-part'
import { ViewportEffects } from '@/components/ui/viewport-effects'
import { ISO_CODES, pickLocalized } from '@/domain/shared/locales'
import { appIconUrl, TOUCH_ICON } from '@/lib/seo/share/app-icon-address'
import { getSettings } from '@/lib/settings/queries'
import { requireOrigin } from '@/lib/tenancy/origin'
import { type PageParams, requirePageParams } from '@/lib/tenancy/page-params'
import { uploadUrl } from '@/lib/uploads/pictures'

interface LayoutProps {
  children: ReactNode
  params: PageParams
}

/** Default metadata, which pages override: the tenant's title, or that of the specification (spec 1). */
export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale, company } = await requirePageParams(params)
  const [settings, origin] = await Promise.all([getSettings(company), requireOrigin(company)])
  const t = await getTranslations({ locale, namespace: 'common.meta' })
  const seo = pickLocalized(settings.seo, locale, settings.language.default)
  const title = seo?.title ?? t('title')
  const description = seo?.description ?? t('description')
  const siteName = settings.company.companyName
  return {
    metadataBase: new URL(origin),
    title: { default: title, template: `%s – ${siteName}` },
    description,
    icons: { icon: uploadUrl(settings.logoFavicon.favicon), apple: appIconUrl(TOUCH_ICON) },
    manifest: '/manifest.webmanifest',
    // Title and description of a shared link are set by the page.
    openGraph: { type: 'website', siteName, locale: ISO_CODES[locale].replace('-', '_') },
    formatDetection: { telephone: false, address: false, email: false },
  }
}

export async function generateViewport({ params }: LayoutProps): Promise<Viewport> {
  const { company } = await requirePageParams(params)
  const { theme } = await getSettings(company)
  // `cover`: the page extends to the screen edges. Its elements avoid rounded corners and bars with safe-area insets.
  return { width: 'device-width', initialScale: 1, viewportFit: 'cover', themeColor: theme.brand }
}

export default async function RootLayout({ children, params }: LayoutProps) {
  const { locale, company } = await requirePageParams(params)
  return (
    <RootDocument locale={locale} settings={await getSettings(company)}>
      {children}
      <MembersPart locale={locale} company={company} />
      <ViewportEffects />
    </RootDocument>
  )
}
