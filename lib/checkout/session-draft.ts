import { EMPTY_GUEST_FORM, GUEST_FIELDS, type GuestForm } from '@/domain/reservations/guest-rules'

/** What was typed at the till, kept for this tab alone and never longer: personal, but no card (decisions 7). */
export interface CheckoutDraft {
  guest: GuestForm
  agreed: boolean
}

const KEY = 'kervan.checkout'
const MAXIMUM_LENGTH = 2000

function getSessionStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Field by field, so that nothing else can come along or come back. */
function toGuestForm(value: unknown): GuestForm {
  const source = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<string, unknown>>
  const entries = GUEST_FIELDS.map((name) => {
    const text = source[name]
    return [name, typeof text === 'string' ? text.slice(0, MAXIMUM_LENGTH) : '']
  })
  return { ...EMPTY_GUEST_FORM, ...Object.fromEntries(entries) }
}

/** The draft of this tab, or null when there is none that can be read. */
export function readCheckoutDraft(): CheckoutDraft | null {
  try {
    const text = getSessionStorage()?.getItem(KEY)
    if (!text) return null
    const { guest, agreed } = JSON.parse(text) as Partial<Record<keyof CheckoutDraft, unknown>>
    return { guest: toGuestForm(guest), agreed: agreed === true }
  } catch {
    return null
  }
}

export function writeCheckoutDraft({ guest, agreed }: CheckoutDraft): void {
  try {
    getSessionStorage()?.setItem(KEY, JSON.stringify({ guest: toGuestForm(guest), agreed }))
  } catch {
    // Full or blocked: the form keeps what was typed as long as it is open.
  }
}

export function clearCheckoutDraft(): void {
  try {
    getSessionStorage()?.removeItem(KEY)
  } catch {
    // A blocked storage has kept nothing.
  }
}
