import { useTranslations } from 'next-intl'
import { Amount } from '@/components/money/amount'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { BrowserMoney } from '@/lib/basket/browser-money'
import type { PriceChange } from '@/lib/checkout/price-change'

interface PriceChangeDialogProps {
  change: PriceChange | null
  currency: string
  money: BrowserMoney
  onAgree: () => void
  onClose: () => void
}

/** Compares the current price with the price that the guest saw. Nothing is booked until the guest accepts it. */
export function PriceChangeDialog({ change, currency, money, onAgree, onClose }: PriceChangeDialogProps) {
  const t = useTranslations('checkout.change')
  const rows = change && [
    { name: t('total'), before: change.before.total, after: change.after.total },
    { name: t('now'), before: change.before.now, after: change.after.now },
  ]
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      lead={t('lead')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="secondary" className="max-sm:w-full" onClick={onClose}>
            {t('back')}
          </Button>
          <Button tone="buy" className="max-sm:order-first max-sm:w-full" onClick={onAgree}>
            {t('agree')}
          </Button>
        </div>
      }
    >
      {change && change.lost > 0 && (
        <p className="mb-4 font-semibold text-danger">{t('lost', { count: change.lost })}</p>
      )}
      <table className="w-full text-start">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="sr-only">
              {t('what')}
            </th>
            <th scope="col" className="pb-2 text-end font-semibold">
              {t('before')}
            </th>
            <th scope="col" className="pb-2 text-end font-semibold">
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows?.map(({ name, before, after }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-3 text-start font-semibold">
                {name}
              </th>
              <td className="py-3 text-end text-muted">
                <Amount className="font-medium" amount={before} currency={currency} money={money} />
              </td>
              <td className="py-3 text-end">
                <Amount amount={after} currency={currency} money={money} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
