import type { RequestKind } from '@/domain/requests/words'
import type { RequestValues } from './request-values'

const keyOf = (kind: RequestKind, productId: number | null): string => `kervan.request.${kind}.${productId ?? 'any'}`
const LONGEST = 4000

/** Words about one's health, and consents, are kept nowhere but in the form. */
const NEVER_KEPT: readonly (keyof RequestValues)[] = ['privacyPolicy', 'modules']
const PRIVATE: readonly (keyof RequestValues)[] = ['treatment', 'message']

/** What was typed before the page was loaded anew, in this tab alone; empty when there is none that can be read. */
export function readRequestDraft(kind: RequestKind, productId: number | null): Partial<RequestValues> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(kind, productId)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const texts = Object.entries(stored).filter(([, value]) => typeof value === 'string' && value.length <= LONGEST)
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

export function writeRequestDraft(kind: RequestKind, productId: number | null, values: Partial<RequestValues>): void {
  const left = kind === 'health' ? [...NEVER_KEPT, ...PRIVATE] : NEVER_KEPT
  const kept = Object.entries(values).filter(([name]) => !left.some((other) => other === name))
  try {
    window.sessionStorage.setItem(keyOf(kind, productId), JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Full or blocked: the form keeps what was typed as long as it is open.
  }
}

export function clearRequestDraft(kind: RequestKind, productId: number | null): void {
  try {
    window.sessionStorage.removeItem(keyOf(kind, productId))
  } catch {
    // A blocked storage has kept nothing.
  }
}
