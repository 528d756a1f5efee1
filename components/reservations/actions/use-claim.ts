import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { openLogin } from '@/components/auth/open-login'
import { notifyText } from '@/components/toasts/notify-undo'
import { toLocal } from '@/domain/dates/zone'
import { formatDigits } from '@/domain/money/format'
import { callOperator } from '@/lib/api/browser'
import { type ClaimFault, type ClaimForm, findClaimFaults, parseTypedAmount } from '@/lib/reservations/claim-rules'
import { readReceipt } from '@/lib/reservations/read-receipt'
import type { ReservationFacts } from '@/lib/reservations/reservation-facts'

interface ClaimOptions {
  facts: Pick<ReservationFacts, 'bookingNumber' | 'timeZone'>
  claim: NonNullable<ReservationFacts['claim']>
  onSent: () => void
  done: string
}

interface Receipt {
  base64: string | null
  name: string | null
  isRefused: boolean
}

const NO_RECEIPT: Receipt = { base64: null, name: null, isRefused: false }

export const claimFieldId = (field: ClaimFault): string => `claim-${field}`

/**
 * The state of the payment notification form. It is kept outside the dialog, so that closing the dialog loses no input.
 */
export function useClaim({ facts, claim, onSent, done }: ClaimOptions) {
  const router = useRouter()
  const today = toLocal(Date.now(), facts.timeZone).date
  const amount = formatDigits(claim.amount, useLocale())
  const empty: ClaimForm = { amount, paidOn: today, bankAccountId: '', sender: '', note: '' }
  const [form, setForm] = useState(empty)
  const [faults, setFaults] = useState<ClaimFault[]>([])
  const [receipt, setReceipt] = useState(NO_RECEIPT)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  const send = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(null)
    const answer = await callOperator('notifyPayment', {
      bookingNumber: facts.bookingNumber,
      amount: parseTypedAmount(form.amount) ?? '',
      currency: claim.currency,
      paidOn: form.paidOn,
      bankAccountId: form.bankAccountId === '' ? null : Number(form.bankAccountId),
      sender: form.sender,
      note: form.note,
      receipt: receipt.base64,
    })
    running.current = false
    setBusy(false)
    if (!answer.ok) {
      if (answer.error.code === 'unauthenticated') return openLogin({ onSignedIn: () => void send() })
      return setProblem(answer.error.code)
    }
    setForm(empty)
    setReceipt(NO_RECEIPT)
    onSent()
    notifyText(done, 'ok')
    router.refresh()
  }

  return {
    form,
    faults,
    receipt,
    problem,
    isBusy,
    set(field: keyof ClaimForm, value: string) {
      setForm((known) => ({ ...known, [field]: value }))
      setFaults((known) => known.filter((fault) => fault !== field))
    },
    async chooseReceipt(file: File | null) {
      if (file === null) return setReceipt(NO_RECEIPT)
      const base64 = await readReceipt(file)
      setReceipt({ base64, name: base64 === null ? null : file.name, isRefused: base64 === null })
    },
    submit(event: FormEvent) {
      event.preventDefault()
      const found = findClaimFaults(form, today)
      setFaults(found)
      const [first] = found
      if (first) document.getElementById(claimFieldId(first))?.focus()
      // The user must see that the receipt was rejected before the form is sent without it.
      else if (!receipt.isRefused) void send()
    },
  }
}
