import { Alert } from '@/components/ui/alert'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'

/** Lists the filters of the URL that the listing does not support. */
export function LeftOut({ model }: { model: ListingModel }) {
  const { t } = model.context
  if (model.leftOut.length === 0) return null
  return (
    <Alert icon="info" tone="wait">
      {model.leftOut.map(({ what, value }) => (
        <p key={`${what} ${value}`}>{t('filters.leftOut', { what, value })}</p>
      ))}
    </Alert>
  )
}
