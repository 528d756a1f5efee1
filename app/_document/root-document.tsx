import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buildFontHead } from '@/app/fonts/fonts'
import { ChunkGuard } from '@/components/layout/chunk-guard'
import { NavigationGuide } from '@/components/navigation/navigation-guide'
import { StaticHtml } from '@/components/static-html/static-html'
import { StaticText } from '@/components/static-html/static-text'
import type { Settings } from '@/domain/settings/schema'
import { directionOf, type Locale } from '@/domain/shared/locales'
import { buildMoneyContext } from '@/lib/currency/money-context'
import { buildPriceData } from '@/lib/currency/price-data'
import { PRICE_STYLE } from '@/lib/currency/price-script'
import { HEAD_SCRIPT } from '@/lib/layout/head-script'
import { storeHtmlText } from '@/lib/static-html/store-html-text'
import { buildThemeCss } from '@/lib/theme/build-theme-css'
import { DEFAULT_THEME } from '@/lib/theme/theme-tokens'
import '@/app/globals.css'

interface RootDocumentProps {
  locale: Locale
  /** Null if the tenant is unknown or its settings cannot be read: a plain document in the default theme. */
  settings: Settings | null
  children: ReactNode
}

/**
 * The document of every page. It reads nothing from the request, so that pages are the same for all visitors. A script
 * in the head handles everything that depends on the visitor; its text is the same everywhere, and its data are
 * attributes of `<html>`.
 */
export async function RootDocument({ locale, settings, children }: RootDocumentProps) {
  const t = await getTranslations({ locale, namespace: 'common.frame' })
  const fonts = buildFontHead(locale)
  const css = `${fonts.css}${buildThemeCss(settings?.theme ?? DEFAULT_THEME)}${PRICE_STYLE}`
  const money = settings ? JSON.stringify(buildPriceData(buildMoneyContext(settings, locale))) : undefined
  return (
    <html
      lang={locale}
      dir={directionOf(locale)}
      data-tenant={settings?.tenant}
      data-money={money}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <StaticText as="style" name={storeHtmlText(css)} />
        {money && <StaticText as="script" name={storeHtmlText(HEAD_SCRIPT)} />}
      </head>
      <body>
        {/* In the head, preloads would delay the first paint, because browsers wait there for preloaded fonts. */}
        <StaticHtml as="div" className="hidden">
          {fonts.preload.map((href) => (
            <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
          ))}
        </StaticHtml>
        <a
          className="btn btn-pri sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
          href="#content"
        >
          {t('skip')}
        </a>
        {children}
        <NavigationGuide />
        <ChunkGuard />
      </body>
    </html>
  )
}
