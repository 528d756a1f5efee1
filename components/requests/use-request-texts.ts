import { useTranslations } from 'next-intl'
import { useFormTexts } from '@/components/forms/use-form-texts'

/** Sentences for what is wrong with a request, those of its own fields among them. */
export function useRequestTexts() {
  const t = useTranslations('requests.faults')
  return useFormTexts(0, {
    inPast: t('inPast'),
    beforeStart: t('beforeStart'),
    count: t('count'),
    phone: t('phone'),
    budget: t('budget'),
    tooLong: t('tooLong'),
  })
}
