import { createTranslator } from 'next-intl'
import type { Locale } from '@/domain/shared/locales'
import type { Words } from '../catalogue-words'

/** Translators with the real messages, from which tests read their labels. */
export async function loadWords(locale: Locale): Promise<Words> {
  const [catalogue, common] = await Promise.all([
    import(`../../../messages/${locale}/catalogue.json`),
    import(`../../../messages/${locale}/common.json`),
  ])
  const messages = { catalogue: catalogue.default, common: common.default }
  return {
    t: createTranslator({ locale, messages, namespace: 'catalogue' }) as Words['t'],
    common: createTranslator({ locale, messages, namespace: 'common' }) as Words['common'],
  }
}
