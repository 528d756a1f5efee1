import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import { SearchFieldLater } from './search-field-later'

/** The header's search with its words. */
export async function SearchBox({ locale }: { locale: Locale }) {
  const [t, tPrice] = await Promise.all([
    getTranslations({ locale, namespace: 'layout.search' }),
    getTranslations({ locale, namespace: 'common.price' }),
  ])
  return (
    <SearchFieldLater
      locale={locale}
      texts={{
        label: t('label'),
        placeholder: t('placeholder'),
        submit: t('submit'),
        close: t('close'),
        required: t('required'),
        loading: t('loading'),
        found: t('found'),
        none: t('none'),
        failed: t('failed'),
        all: t('all', { term: '{term}' }),
        from: tPrice('from'),
        groups: {
          destination: t('destination'),
          category: t('category'),
          product: t('product'),
          article: t('article'),
        },
      }}
    />
  )
}
