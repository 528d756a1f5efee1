import { withoutCardNumber } from '@/domain/shared/card-number'
import { readSealed, removeSealed, writeSealed } from '@/lib/security/sealed-session'
import type { RequestSetup } from './request-options'
import type { RequestValues } from './request-values'

type Asked = Pick<RequestSetup, 'kind' | 'product' | 'given'>
type Draft = Partial<RequestValues>

/** One entry of this tab, encrypted: what is asked for is nobody's business, so its name says nothing of it either. */
const KEY = 'kervan.requests'
/** Earlier versions kept one readable entry for each wish. */
const FORMER_PREFIX = 'kervan.request.'
const LONGEST = 4000
const MOST = 20

/** One draft for each wish: what was asked of another party or other days must not stand in this one. */
const nameOf = ({ kind, product, given }: Asked): string => `${kind}.${product?.id ?? 'any'}.${JSON.stringify(given)}`

/** Words about one's health, and consents, are kept nowhere but in the form. */
const NEVER_STORED: readonly (keyof RequestValues)[] = ['privacyPolicy', 'modules']
const PRIVATE: readonly (keyof RequestValues)[] = ['treatment', 'message']

const drafts = new Map<string, unknown>()
let reading: Promise<void> | undefined

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** Takes what an earlier version left readable out of the storage; returns whether there was any. */
function takeFormer(): boolean {
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(FORMER_PREFIX))
    for (const key of keys) {
      drafts.set(key.slice(FORMER_PREFIX.length), parse(window.sessionStorage.getItem(key)))
      window.sessionStorage.removeItem(key)
    }
    return keys.length > 0
  } catch {
    return false
  }
}

const save = (): Promise<void> => writeSealed(KEY, Object.fromEntries([...drafts].slice(-MOST)))

async function readAll(): Promise<void> {
  const stored = await readSealed(KEY)
  if (isObject(stored)) for (const [name, draft] of Object.entries(stored)) drafts.set(name, draft)
  if (takeFormer()) await save()
}

/** What was typed before the page was loaded anew, in this tab alone; empty when there is none that can be read. */
export async function readRequestDraft(asked: Asked): Promise<Draft> {
  reading ??= readAll()
  await reading
  const draft = drafts.get(nameOf(asked))
  if (!isObject(draft)) return {}
  return Object.fromEntries(
    Object.entries(draft).filter(([, value]) => typeof value === 'string' && value.length <= LONGEST),
  )
}

/** To be called once `readRequestDraft` has resolved: nothing of what lies there is lost then. */
export function writeRequestDraft(asked: Asked, values: Draft): Promise<void> {
  const left = asked.kind === 'health' ? [...NEVER_STORED, ...PRIVATE] : NEVER_STORED
  const stored = Object.entries(values)
    .filter(([field]) => !left.some((other) => other === field))
    .map(([field, value]) => [field, typeof value === 'string' && field !== 'phone' ? withoutCardNumber(value) : value])
  const name = nameOf(asked)
  // The one that was changed last stands last.
  drafts.delete(name)
  drafts.set(name, Object.fromEntries(stored))
  return save()
}

export function clearRequestDraft(asked: Asked): void {
  drafts.delete(nameOf(asked))
  if (drafts.size === 0) removeSealed(KEY)
  else void save()
}
