import type { Locale } from '@/domain/shared/locales'
import { readSearchTexts } from './read-search-texts'
import { SearchField } from './search-field'

/** The header's search with its words. */
export async function SearchBox({ locale }: { locale: Locale }) {
  return <SearchField locale={locale} texts={await readSearchTexts(locale)} />
}
