import type { createTranslator, Messages } from 'next-intl'

/** Translators of the two namespaces that view models write with; passed in, so that the models stay pure. */
export type CatalogueWords = ReturnType<typeof createTranslator<Messages, 'catalogue'>>
export type CommonWords = ReturnType<typeof createTranslator<Messages, 'common'>>

export interface Words {
  t: CatalogueWords
  common: CommonWords
}
