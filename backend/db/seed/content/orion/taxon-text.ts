import type { OrionLocale, SeedPage } from '../../types'

/** `title | sentence` in each language. */
export type TaxonWords = Record<OrionLocale, string>
/** Addresses in ASCII where the title has none: Arabic, and Russian where a transliteration reads badly. */
export type TaxonSlugs = Partial<Record<OrionLocale, string>>

/** Texts of a destination or category: its sentence is summary and body. */
export function taxonText(words: TaxonWords, slugs: TaxonSlugs): SeedPage<OrionLocale>['text'] {
  const entry = (locale: OrionLocale) => {
    const [title = '', summary = ''] = words[locale].split('|').map((part) => part.trim())
    const slug = slugs[locale]
    return { title, summary, body: `<p>${summary}</p>`, ...(slug ? { slug } : {}) }
  }
  return { en: entry('en'), tr: entry('tr'), de: entry('de'), ru: entry('ru'), nl: entry('nl'), ar: entry('ar') }
}
