import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/shared/locales'
import type { SearchTexts } from './search-texts'

/** Messages of a search field with suggestions. */
export async function readSearchTexts(locale: Locale): Promise<SearchTexts> {
  const [t, tPrice] = await Promise.all([
    getTranslations({ locale, namespace: 'layout.search' }),
    getTranslations({ locale, namespace: 'common.price' }),
  ])
  return {
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
  }
}
