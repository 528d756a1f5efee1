import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { PageContext } from '@/lib/catalogue/page-context'
import { localePath } from '@/lib/i18n/locale-path'

interface SearchFormProps {
  context: PageContext
  /** The form was submitted without a search term. */
  isMissing?: boolean | undefined
  term?: string | undefined
}

/** The search page with a plain form. */
export function SearchForm({ context, isMissing, term }: SearchFormProps) {
  const { t, locale } = context
  return (
    <search>
      <form action={localePath(locale, '/search')} className="mt-6 flex max-w-2xl flex-wrap items-start gap-3">
        <Field
          id="search-term"
          label={t('search.label')}
          className="min-w-60 flex-1"
          {...(isMissing ? { error: t('search.required') } : {})}
        >
          {(control) => (
            <Input
              {...control}
              type="search"
              name="q"
              icon="search"
              defaultValue={term}
              maxLength={100}
              placeholder={t('search.placeholder')}
              enterKeyHint="search"
            />
          )}
        </Field>
        <Button type="submit" className="mt-7">
          {t('search.submit')}
        </Button>
      </form>
    </search>
  )
}
