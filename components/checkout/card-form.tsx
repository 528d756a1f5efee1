import type { FormEvent } from 'react'
import type { Locale } from '@/domain/shared/locales'
import type { CardField } from '@/lib/checkout/card'
import type { BasketFlow } from '@/lib/paths'

export const CARD_FORM_ID = 'card-form'

/** Element id of a card field, for the links of the error summary. */
export const cardFieldId = (field: CardField): string => `card-${field}`

const getForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(`#${CARD_FORM_ID}`)

/** Reads a card field from the DOM. The caller must not store the value. */
export function readCardField(field: CardField): string {
  const element = getForm()?.elements.namedItem(field)
  return element instanceof HTMLInputElement ? element.value : ''
}

/**
 * Submits the card form to this server for the reservation, as a browser navigation. Returns false if the form is not
 * in the page.
 */
export function sendCard(reference: string, instalments: number): boolean {
  const form = getForm()
  const [referenceField, instalmentsField] = [
    form?.elements.namedItem('reference'),
    form?.elements.namedItem('instalments'),
  ]
  if (!form || !(referenceField instanceof HTMLInputElement) || !(instalmentsField instanceof HTMLInputElement))
    return false
  referenceField.value = reference
  instalmentsField.value = String(instalments)
  form.submit()
  return true
}

interface CardFormProps {
  locale: Locale
  /** Purpose of the payment: the part due at booking, or the remainder of a confirmed reservation. */
  purpose?: 'deposit' | 'balance'
  /** Flow whose result page follows the payment. */
  flow?: BasketFlow
}

/** The form that the card fields refer to by its id. Only `sendCard` submits it. */
export function CardForm({ locale, purpose = 'deposit', flow = 'basket' }: CardFormProps) {
  return (
    <form
      id={CARD_FORM_ID}
      method="post"
      action="/api/payment/start"
      autoComplete="on"
      hidden
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <input type="hidden" name="reference" defaultValue="" />
      <input type="hidden" name="instalments" defaultValue="1" />
      <input type="hidden" name="locale" value={locale} readOnly />
      <input type="hidden" name="purpose" value={purpose} readOnly />
      <input type="hidden" name="flow" value={flow} readOnly />
    </form>
  )
}
