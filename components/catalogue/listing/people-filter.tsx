import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Kind } from '@/domain/catalogue/kinds/kinds'
import { peopleWordOf } from '@/lib/catalogue/listing/listing-kind'
import type { ListingModel } from '@/lib/catalogue/listing/listing-page'

const MOST_PEOPLE = 60

/** Minimum capacity of a villa, yacht or car, or of a tour's group. */
export function PeopleFilter({ model, kind }: { model: ListingModel; kind: Kind | null }) {
  const { t } = model.context
  const { people } = model.filters
  const word = peopleWordOf(kind)
  if (word === null && people === undefined) return null
  return (
    <fieldset>
      <legend>{t('filters.size')}</legend>
      <Field label={t(`filters.people.${word ?? 'people'}`)} id="f-people">
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            name="people"
            min={1}
            max={MOST_PEOPLE}
            placeholder={t('filters.any')}
            defaultValue={people}
          />
        )}
      </Field>
    </fieldset>
  )
}
