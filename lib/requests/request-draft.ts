import { withoutCardNumber } from '@/domain/shared/card-number'
import { readSealed, removeSealed, writeSealed } from '@/lib/security/sealed-session'
import type { RequestSetup } from './request-options'
import type { RequestValues } from './request-values'

type Asked = Pick<RequestSetup, 'kind' | 'product' | 'given'>
type Draft = Partial<RequestValues>

/** One encrypted entry per tab. Requests are private, so the key does not name their subject either. */
const KEY = 'kervan.requests'
/** Earlier versions stored one unencrypted entry per wish. */
const FORMER_PREFIX = 'kervan.request.'
const LONGEST = 4000
const MOST = 20

/** One draft per wish: values for another party or other dates must not appear in this one. */
const nameOf = ({ kind, product, given }: Asked): string => `${kind}.${product?.id ?? 'any'}.${JSON.stringify(given)}`

/** Health texts and consents are never stored. */
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

/** Moves entries that an earlier version left unencrypted out of the storage. Returns true if there were any. */
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

/** The draft typed before a reload, in this tab only; empty if none can be read. */
export async function readRequestDraft(asked: Asked): Promise<Draft> {
  reading ??= readAll()
  await reading
  const draft = drafts.get(nameOf(asked))
  if (!isObject(draft)) return {}
  return Object.fromEntries(
    Object.entries(draft).filter(([, value]) => typeof value === 'string' && value.length <= LONGEST),
  )
}

/** Call this only after `readRequestDraft` has resolved; otherwise stored drafts are lost. */
export function writeRequestDraft(asked: Asked, values: Draft): Promise<void> {
  const left = asked.kind === 'health' ? [...NEVER_STORED, ...PRIVATE] : NEVER_STORED
  const stored = Object.entries(values)
    .filter(([field]) => !left.some((other) => other === field))
    .map(([field, value]) => [field, typeof value === 'string' && field !== 'phone' ? withoutCardNumber(value) : value])
  const name = nameOf(asked)
  // Moves the last changed draft to the end.
  drafts.delete(name)
  drafts.set(name, Object.fromEntries(stored))
  return save()
}

export function clearRequestDraft(asked: Asked): void {
  drafts.delete(nameOf(asked))
  if (drafts.size === 0) removeSealed(KEY)
  else void save()
}
