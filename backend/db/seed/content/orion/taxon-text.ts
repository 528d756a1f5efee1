import type { OrionLocale, SeedPage } from '../../types'

/** `title | sentence` in each language; `| address` after them where the title's letters make none, or not the usual one. */
export type TaxonWords = Record<OrionLocale, string>

/** Texts of a destination or category: its sentence is summary and body. */
export function taxonText(words: TaxonWords): SeedPage<OrionLocale>['text'] {
  const entry = (locale: OrionLocale) => {
    const [title = '', summary = '', slug] = words[locale].split('|').map((part) => part.trim())
    return { title, summary, body: `<p>${summary}</p>`, ...(slug ? { slug } : {}) }
  }
  return { en: entry('en'), tr: entry('tr'), de: entry('de'), ru: entry('ru'), nl: entry('nl'), ar: entry('ar') }
}
