import type { Locale } from '@/domain/shared/locales'
import { DeferredSearchField } from './deferred-search-field'
import { readSearchTexts } from './read-search-texts'

/** The header's search with its messages. */
export async function SearchBox({ locale }: { locale: Locale }) {
  return <DeferredSearchField locale={locale} texts={await readSearchTexts(locale)} />
}
