import type { MetadataRoute } from 'next'
import type { Localized } from '@/domain/shared/locales'
import { type AlternatesInput, buildAlternates } from './alternates'

export interface SitePage {
  /** Internal path per language that has the page. */
  paths: Localized<string>
  changedAt?: string | undefined
}

type Site = Pick<AlternatesInput, 'language' | 'origin'>

/** Every page in every language that the tenant has switched on and that has it, each naming all the others. */
export function buildSitemap(pages: readonly SitePage[], { language, origin }: Site): MetadataRoute.Sitemap {
  return pages.flatMap(({ paths, changedAt }) => {
    const own = language.enabled.filter((locale) => paths[locale] !== undefined)
    return own.map((locale) => {
      const { canonical, languages } = buildAlternates({ paths, locale, language, origin })
      return { url: canonical, ...(changedAt ? { lastModified: changedAt } : {}), alternates: { languages } }
    })
  })
}
