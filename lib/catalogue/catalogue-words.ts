import type { createTranslator, Messages } from 'next-intl'

/** Translators of the two namespaces that view models use. They are parameters, so that the models stay pure. */
export type CatalogueWords = ReturnType<typeof createTranslator<Messages, 'catalogue'>>
export type CommonWords = ReturnType<typeof createTranslator<Messages, 'common'>>

/** Whether a message exists for a key with an external part: `has` alone finds 'constructor' in every group. */
export const hasWord = (key: Parameters<CatalogueWords>[0], t: CatalogueWords): boolean =>
  t.has(key) && typeof t.raw(key) === 'string'

export interface Words {
  t: CatalogueWords
  common: CommonWords
}
