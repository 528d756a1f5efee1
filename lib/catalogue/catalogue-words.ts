import type { createTranslator, Messages } from 'next-intl'

/** Translators of the two namespaces that view models write with; passed in, so that the models stay pure. */
export type CatalogueWords = ReturnType<typeof createTranslator<Messages, 'catalogue'>>
export type CommonWords = ReturnType<typeof createTranslator<Messages, 'common'>>

/** Whether there is a word under a key of which a part comes from outside: `has` alone finds 'constructor' in every group of words. */
export const hasWord = (key: Parameters<CatalogueWords>[0], t: CatalogueWords): boolean =>
  t.has(key) && typeof t.raw(key) === 'string'

export interface Words {
  t: CatalogueWords
  common: CommonWords
}
