import type { FormEvent } from 'react'
import type { Locale } from '@/domain/shared/locales'
import type { CardField } from '@/lib/checkout/card'
import type { BasketFlow } from '@/lib/paths'

export const CARD_FORM_ID = 'card-form'

/** Id of a field of the card, so that the summary above can lead to it. */
export const cardFieldId = (field: CardField): string => `card-${field}`

const getForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(`#${CARD_FORM_ID}`)

/** Looks into a field of the open form; the caller keeps nothing of it. */
export function readCardField(field: CardField): string {
  const element = getForm()?.elements.namedItem(field)
  return element instanceof HTMLInputElement ? element.value : ''
}

/** Sends the card to this server for the reservation, as the browser's own navigation; false when the form is gone. */
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
  /** What is paid: the part due at booking, or all that is left of a confirmed reservation. */
  purpose?: 'deposit' | 'balance'
  /** To whose result it leads. */
  flow?: BasketFlow
}

/** The form that the fields of the card belong to, wherever they stand. Only `sendCard` sends it. */
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
