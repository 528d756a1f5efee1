import type { Settings } from '@/domain/settings/schema'
import { directionOf, pickLocalized } from '@/domain/shared/locales'
import { buildPalette } from '@/lib/theme/build-palette'
import { APP_ICONS, appIconUrl } from './share/app-icon-address'

/** The web app manifest. Its texts are in the tenant's default language; the start page detects the visitor's. */
export function buildWebManifest({ company, language, seo, theme }: Settings): string {
  const locale = language.default
  const { brand, surface } = buildPalette(theme)
  const own = pickLocalized(seo, locale, locale)
  return JSON.stringify({
    id: '/',
    name: company.companyName,
    short_name: company.companyName,
    ...(own?.description ? { description: own.description } : {}),
    lang: locale,
    dir: directionOf(locale),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: brand,
    background_color: surface,
    icons: Object.entries(APP_ICONS)
      .filter(([, { purpose }]) => purpose !== null)
      .map(([name, { edge, purpose }]) => ({
        src: appIconUrl(name),
        type: 'image/png',
        sizes: `${edge}x${edge}`,
        purpose,
      })),
  })
}
