import { useLocale, useTranslations } from 'next-intl'
import { DayField } from '@/components/calendar/day-field'
import { useDayTexts } from '@/components/calendar/use-day-texts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { capitalise, formatDay } from '@/domain/dates/day-words'
import type { BankAccount } from '@/domain/settings/schema'
import { hasCardNumber } from '@/domain/shared/card-number'
import { RECEIPT_TYPES } from '@/lib/reservations/read-receipt'
import type { ReservationFacts } from '@/lib/reservations/reservation-facts'
import { OwnProblem } from './own-problem'
import { claimFieldId, useClaim } from './use-claim'

interface ClaimDialogProps {
  open: boolean
  onClose: () => void
  facts: Pick<ReservationFacts, 'bookingNumber' | 'timeZone'>
  claim: NonNullable<ReservationFacts['claim']>
  accounts: readonly BankAccount[]
}

const FORM_ID = 'claim-form'

/**
 * Reports a bank transfer, with its receipt. The report is a claim that the operator checks; it does not settle the
 * payment by itself.
 */
export function ClaimDialog({ open, onClose, facts, claim, accounts }: ClaimDialogProps) {
  const t = useTranslations('afterwards.claim')
  const locale = useLocale()
  const days = useDayTexts()
  const { form, set, faults, receipt, chooseReceipt, problem, isBusy, submit } = useClaim({
    facts,
    claim,
    onSent: onClose,
    done: t('done'),
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      lead={t('lead', { number: facts.bookingNumber })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={FORM_ID} size="large" wide icon="send" busy={isBusy}>
          {t('send')}
        </Button>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="has-[>:empty]:hidden sm:col-span-2">
          <OwnProblem code={problem} />
        </div>
        <Field
          id={claimFieldId('amount')}
          label={t('amount')}
          error={faults.includes('amount') ? t('errors.amount') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              inputMode="decimal"
              value={form.amount}
              maxLength={20}
              trail={<span className="text-muted">{claim.currency}</span>}
              onChange={({ currentTarget }) => set('amount', currentTarget.value)}
            />
          )}
        </Field>
        <Field
          id={claimFieldId('paidOn')}
          label={t('paidOn')}
          error={faults.includes('paidOn') ? t('errors.paidOn') : undefined}
        >
          {(control) => (
            <DayField
              {...control}
              name="paidOn"
              label={t('paidOn')}
              value={form.paidOn}
              words={form.paidOn && capitalise(formatDay(form.paidOn, locale), locale)}
              // The form resets after it is sent, while the dialog still animates out.
              onDay={open ? (day) => set('paidOn', day) : undefined}
              locale={locale}
              texts={days}
              isPast
              isFramed
            />
          )}
        </Field>
        {accounts.length > 0 && (
          <Field label={t('account')} className="sm:col-span-2">
            {(control) => (
              <Select
                {...control}
                value={form.bankAccountId}
                onChange={({ currentTarget }) => set('bankAccountId', currentTarget.value)}
              >
                <option value="">{t('anyAccount')}</option>
                {accounts.map(({ id, bank, currency, iban }) => (
                  <option key={id} value={id}>
                    {`${bank} · ${currency} · … ${iban.slice(-4)}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field
          id={claimFieldId('sender')}
          label={t('sender')}
          className="sm:col-span-2"
          error={
            faults.includes('sender')
              ? t(hasCardNumber(form.sender) ? 'errors.cardNumber' : 'errors.sender')
              : undefined
          }
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="name"
              maxLength={120}
              value={form.sender}
              onChange={({ currentTarget }) => set('sender', currentTarget.value)}
            />
          )}
        </Field>
        <Field
          id={claimFieldId('note')}
          label={t('note')}
          note={t('optional')}
          className="sm:col-span-2"
          error={faults.includes('note') ? t('errors.cardNumber') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={1000}
              value={form.note}
              onChange={({ currentTarget }) => set('note', currentTarget.value)}
            />
          )}
        </Field>
        <Field
          label={t('receipt')}
          note={t('optional')}
          hint={receipt.name ?? t('receiptHint')}
          error={receipt.isRefused ? t('errors.receipt') : undefined}
          className="sm:col-span-2"
        >
          {(control) => (
            // The native file button is labelled in the browser's language, so it is hidden behind a styled button.
            <span className="btn btn-sec relative justify-self-start has-[:focus-visible]:outline-2">
              <Icon name="paperclip" />
              <span aria-hidden="true">{t('receiptChoose')}</span>
              <input
                {...control}
                type="file"
                accept={RECEIPT_TYPES}
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={({ currentTarget }) => void chooseReceipt(currentTarget.files?.[0] ?? null)}
              />
            </span>
          )}
        </Field>
      </form>
    </Dialog>
  )
}
