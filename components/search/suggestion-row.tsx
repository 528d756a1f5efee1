import type { ComponentProps } from 'react'
import { Money } from '@/components/money/money'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Picture } from '@/components/ui/picture'
import type { MoneyContext } from '@/lib/currency/money-context'
import { fixedSources } from '@/lib/uploads/pictures'
import type { Suggestion, SuggestionGroup } from './to-suggestions'

const SIGNS: Record<SuggestionGroup, IconName> = {
  destination: 'map-pin',
  category: 'layout-grid',
  product: 'ticket',
  article: 'file-text',
}

export const SUGGESTION = 'suggestion flex items-center gap-3 rounded-input px-3 py-1.5 font-label'

interface SuggestionRowProps extends ComponentProps<'a'> {
  row: Suggestion
  money: MoneyContext | null
  /** Precedes a price. */
  from: string
}

/**
 * A suggestion as a link with picture, name, place and lowest price. The keyboard reaches it through the field, not by
 * Tab.
 */
export function SuggestionRow({ row, money, from, ...option }: SuggestionRowProps) {
  const { group, href, title, detail, image, price } = row
  return (
    <a {...option} href={href} className={SUGGESTION} tabIndex={-1}>
      {image ? (
        <Picture {...fixedSources(image, 320)} width={56} height={42} alt="" />
      ) : (
        <span className="suggestion-sign grid place-items-center text-brand">
          <Icon name={SIGNS[group]} />
        </span>
      )}
      <span className="suggestion-words min-w-0 flex-1">
        {title}
        {detail && <small className="block font-medium text-muted">{detail}</small>}
      </span>
      {price && money && (
        <span className="suggestion-price text-sm font-medium text-muted">
          {from} <Money amount={price.amount} currency={price.currency} money={money} />
        </span>
      )}
    </a>
  )
}
