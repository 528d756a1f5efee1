import { useTranslations } from 'next-intl'
import { useFormTexts } from '@/components/forms/use-form-texts'

/** Error messages of a request, including those of its own fields. */
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
