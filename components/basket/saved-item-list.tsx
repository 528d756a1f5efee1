import { useTranslations } from 'next-intl'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import { useShop } from '@/store/hooks'
import { SavedItem } from './saved-item'
import { useSideQuote } from './use-side-quote'

/** Items saved for later, at today's prices. Renders nothing if the list is empty. */
export function SavedItemList({ money }: { money: BrowserMoney }) {
  const t = useTranslations('basket.later')
  const { later } = useShop((state) => state.reservations)
  const views = useSideQuote(later, money)
  if (views.length === 0) return null
  return (
    <section className="mt-12" aria-labelledby="later">
      <h2 id="later" className="text-h3">
        {t('title')}
      </h2>
      <p className="text-sm text-muted">{t('text')}</p>
      <ul className="mt-2">
        {views.map((view, index) => (
          <SavedItem key={view.item.key} view={view} index={index} money={money} />
        ))}
      </ul>
    </section>
  )
}
