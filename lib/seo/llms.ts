import type { PageCard } from '@/domain/content/schema'
import type { Settings } from '@/domain/settings/schema'
import { pickLocalized } from '@/domain/shared/locales'
import type { FilterData } from '@/lib/catalogue/queries'
import { localePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'

interface Site {
  settings: Settings
  filters: FilterData
  contents: readonly PageCard[]
  origin: string
}

/** Removes line breaks and brackets, which would break the Markdown line: operators write the titles. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '').trim()

/** `llms.txt`: the company and a directory of its pages for language models, in the tenant's default language. */
export function buildLlmsText({ settings, filters, contents, origin }: Site): string {
  const { language, company, contact } = settings
  const locale = language.default
  const link = (title: string, path: string, note = ''): string =>
    `- [${plain(title)}](${origin}${localePath(locale, path)})${note ? `: ${plain(note)}` : ''}`
  const listEntries = (list: FilterData['destinations']): string[] =>
    list.flatMap(({ content, count }) => {
      const words = pickLocalized(content, locale, locale)
      return words && count > 0 ? [link(words.title, paths.listing(words.slug), String(count))] : []
    })
  const pages = contents.flatMap(({ slugs, title, summary }) =>
    slugs[locale] ? [link(title, paths.content(slugs[locale]), summary)] : [],
  )
  return [
    `# ${plain(company.companyName)}`,
    `> ${plain(pickLocalized(settings.seo, locale, locale)?.description ?? '')}`,
    `${plain(company.legalName)}, ${plain(contact.address)}, ${contact.email}, TÜRSAB ${plain(company.tursabCode)}. ${language.enabled.join(', ')}.`,
    ['## Catalogue', ...listEntries(filters.categories)].join('\n'),
    ['## Destinations', ...listEntries(filters.destinations)].join('\n'),
    ['## Pages', ...pages, link('Blog', paths.blog()), link('Contact', paths.contact)].join('\n'),
    `## Optional\n- [Sitemap](${origin}/sitemap.xml)`,
  ].join('\n\n')
}
