import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import { localePath } from '@/lib/i18n/locale-path'
import { SearchField } from './search-field'

/** The header's search: a plain form that leads to the results, with suggestions once scripts are there. */
export async function SearchBox({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout.search' })
  const texts = {
    label: t('label'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    found: t('found'),
    none: t('none'),
    failed: t('failed'),
    loading: t('loading'),
    required: t('required'),
  }
  return <SearchField locale={locale} action={localePath(locale, '/search')} texts={texts} />
}
