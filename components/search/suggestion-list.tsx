import type { UseComboboxPropGetters } from 'downshift'
import { useMoney } from '@/components/money/use-money'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import type { Locale } from '@/domain/shared/locales'
import type { SearchTexts } from './search-texts'
import { SUGGESTION, SuggestionRow } from './suggestion-row'
import { type Choice, type Suggestion, toBlocks } from './to-suggestions'
import type { SuggestionState } from './use-suggestions'

interface SuggestionListProps extends Pick<UseComboboxPropGetters<Choice>, 'getMenuProps' | 'getItemProps'> {
  id: string
  locale: Locale
  texts: SearchTexts
  term: string
  allHref: string
  isOpen: boolean
  state: SuggestionState
  rows: readonly Suggestion[]
}

function buildStatus(state: SuggestionState, count: number, texts: SearchTexts): string {
  if (state === 'failed') return texts.failed
  if (state === 'loading') return texts.loading
  return count === 0 ? texts.none : `${texts.found}: ${count}`
}

/** The suggestions by group, the link to all results, and the empty, loading and error messages. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, locale, texts, term, allHref, isOpen, state, rows, getMenuProps, getItemProps } = props
  const money = useMoney(locale)
  const isPlain = rows.length > 0 || state === 'loading'
  return (
    <div className={isOpen ? 'suggestions flex flex-col overflow-hidden bg-surface p-3' : 'sr-only'}>
      <p role="status" className={isPlain ? 'sr-only' : 'p-3 text-sm text-muted'}>
        {isOpen && buildStatus(state, rows.length, texts)}
      </p>
      {isOpen && state === 'loading' && rows.length === 0 && (
        <div className="grid gap-2.5 p-3" aria-hidden="true">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
      <div {...getMenuProps({ 'aria-label': texts.found })}>
        {isOpen &&
          toBlocks(rows).map(({ group, first, rows: block }) => (
            <fieldset key={group} aria-labelledby={`${id}-${group}`}>
              <p id={`${id}-${group}`} className="px-3 pt-2 pb-1 text-sm text-muted">
                {texts.groups[group]}
              </p>
              {block.map((row, place) => (
                <SuggestionRow
                  key={row.href}
                  row={row}
                  money={money}
                  from={texts.from}
                  {...getItemProps({ item: row, index: first + place })}
                />
              ))}
            </fieldset>
          ))}
        {isOpen && term !== '' && (
          <a {...getItemProps({ item: 'all', index: rows.length })} href={allHref} className={SUGGESTION} tabIndex={-1}>
            <span className="suggestion-sign grid place-items-center text-brand">
              <Icon name="search" />
            </span>
            <span className="suggestion-words min-w-0 flex-1">{texts.all.replace('{term}', term)}</span>
          </a>
        )}
      </div>
    </div>
  )
}
