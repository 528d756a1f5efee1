import { withoutCardNumber } from '@/domain/shared/card-number'
import type { RequestSetup } from './request-options'
import type { RequestValues } from './request-values'

type Asked = Pick<RequestSetup, 'kind' | 'product' | 'given'>

/** One for each wish: what was asked of another party or other days must not stand in this one. */
const keyOf = ({ kind, product, given }: Asked): string =>
  `kervan.request.${kind}.${product?.id ?? 'any'}.${JSON.stringify(given)}`
const LONGEST = 4000

/** Words about one's health, and consents, are kept nowhere but in the form. */
const NEVER_KEPT: readonly (keyof RequestValues)[] = ['privacyPolicy', 'modules']
const PRIVATE: readonly (keyof RequestValues)[] = ['treatment', 'message']

/** What was typed before the page was loaded anew, in this tab alone; empty when there is none that can be read. */
export function readRequestDraft(asked: Asked): Partial<RequestValues> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(asked)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string' && value.length <= LONGEST)
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

export function writeRequestDraft(asked: Asked, values: Partial<RequestValues>): void {
  const left = asked.kind === 'health' ? [...NEVER_KEPT, ...PRIVATE] : NEVER_KEPT
  const kept = Object.entries(values)
    .filter(([name]) => !left.some((other) => other === name))
    .map(([name, value]) => [name, typeof value === 'string' && name !== 'phone' ? withoutCardNumber(value) : value])
  try {
    window.sessionStorage.setItem(keyOf(asked), JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Full or blocked: the form keeps what was typed as long as it is open.
  }
}

export function clearRequestDraft(asked: Asked): void {
  try {
    window.sessionStorage.removeItem(keyOf(asked))
  } catch {
    // A blocked storage has kept nothing.
  }
}
