import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { ListingModel } from '@/lib/catalogue-view/listing-page'

/** From when until when one is there; what runs on any day between is shown. */
export function DateFilter({ model }: { model: ListingModel }) {
  const { t } = model.context
  const { dateFrom, dateTo } = model.filters
  return (
    <fieldset>
      <legend>{t('filters.date')}</legend>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        <Field label={t('filters.dateFrom')} id="f-date-from">
          {(control) => <Input {...control} type="date" name="dateFrom" defaultValue={dateFrom} max={dateTo} />}
        </Field>
        <Field label={t('filters.dateTo')} id="f-date-to">
          {(control) => <Input {...control} type="date" name="dateTo" defaultValue={dateTo} min={dateFrom} />}
        </Field>
      </div>
    </fieldset>
  )
}
