import type { Locale } from '@/domain/shared/locales'
import { readSearchTexts } from './read-search-texts'
import { SearchFieldLater } from './search-field-later'

/** The header's search with its words. */
export async function SearchBox({ locale }: { locale: Locale }) {
  return <SearchFieldLater locale={locale} texts={await readSearchTexts(locale)} />
}
