import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import type { DetailsPath } from '@/domain/reservations/details-form'
import type { ReservationDetails } from '@/domain/reservations/details-schema'
import type { Locale } from '@/domain/shared/locales'
import { listCountries } from '@/lib/i18n/countries'
import { OwnProblem } from '../actions/own-problem'
import type { DetailsBooking } from './details-editor'
import { detailsFieldId, type Outdated, useDetailsForm } from './use-details-form'

interface DetailsFormProps {
  booking: DetailsBooking
  details: ReservationDetails
  isOpen: boolean
  onClose: (isSaved: boolean) => void
}

type Name = Exclude<DetailsPath, `items.${string}`>

interface Look {
  name: Name
  autoComplete?: string
  type?: 'tel'
  inputMode?: 'numeric' | 'tel'
}

const STAY: readonly Look[] = [
  { name: 'hotelName' },
  { name: 'room' },
  { name: 'hotelDistrict' },
  { name: 'hotelCity' },
]

const PERSON: readonly Look[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  { name: 'birthDate', inputMode: 'numeric', autoComplete: 'bday' },
  { name: 'identityNumber' },
]

const HOME: readonly Look[] = [
  { name: 'address', autoComplete: 'street-address' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'country', autoComplete: 'country' },
]

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="details-group grid items-start gap-4">
    <legend className="mb-3 text-h3 font-bold">{legend}</legend>
    {children}
  </fieldset>
)

/** The form for hotel, flights, lead guest and note, validated by the rules of the checkout. */
export function DetailsForm({ booking, details: initial, isOpen, onClose }: DetailsFormProps) {
  const t = useTranslations('afterwards.details')
  const guest = useTranslations('checkout.guest')
  const faults = useTranslations('errors.fields')
  const locale = useLocale() as Locale
  const countries = useMemo(() => listCountries(locale), [locale])
  const frame = useRef<HTMLFormElement>(null)
  const { form, details, problem, closed, outdated, isBusy, submit } = useDetailsForm({
    booking,
    details: initial,
    onSaved: () => onClose(true),
  })
  const { errors } = form.formState

  useEffect(() => {
    if (!isOpen) return
    document.getElementById('details')?.scrollIntoView({ block: 'start' })
    frame.current?.focus({ preventScroll: true })
  }, [isOpen])

  const wordsOf = (fault: string | undefined): string | undefined => {
    if (fault === undefined) return undefined
    if (fault === 'flight') return t('flightWrong')
    const known = `errors.${fault}` as 'errors.required'
    return guest.has(known) ? guest(known) : faults('invalid')
  }
  const isNeeded = (name: Name): boolean => {
    if (name === 'identityNumber') return details.needsIdentity
    if (name === 'city' || name === 'country') return details.needsPlace
    return name === 'firstName' || name === 'lastName' || name === 'phone'
  }
  const labelOf = (path: DetailsPath): string => {
    const [, index, field] = path.split('.')
    if (field === undefined) return guest(`fields.${path as Name}`)
    const title = booking.titles[Number(index)] ?? ''
    return `${title} · ${t(`fields.${field as 'flightNumber' | 'returnFlightNumber'}`)}`
  }
  const box = ({ name, ...look }: Look) => (
    <Field
      key={name}
      id={detailsFieldId(name)}
      label={guest(`fields.${name}`)}
      note={isNeeded(name) ? undefined : guest('optional')}
      hint={name === 'birthDate' ? guest('hints.birthDate') : undefined}
      error={wordsOf(errors[name]?.message)}
      className={name === 'address' ? 'is-wide' : undefined}
    >
      {(control) =>
        name === 'country' ? (
          <Select {...control} {...form.register(name)} autoComplete={look.autoComplete} required={isNeeded(name)}>
            <option value="">{guest('noCountry')}</option>
            {countries.map(({ code, name: country }) => (
              <option key={code} value={code}>
                {country}
              </option>
            ))}
          </Select>
        ) : (
          <Input autoComplete="off" {...control} {...look} {...form.register(name)} required={isNeeded(name)} />
        )
      }
    </Field>
  )
  const rides = details.items.flatMap((item, index) => (item.asks.length > 0 ? [{ ...item, index }] : []))
  const flightOf = (index: number, field: (typeof details.items)[number]['asks'][number]) => {
    const path = `items.${index}.${field}` as const
    return (
      <Field
        key={path}
        id={detailsFieldId(path)}
        label={t(`fields.${field}`)}
        note={guest('optional')}
        error={wordsOf(errors.items?.[index]?.[field]?.message)}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register(path)}
            dir="ltr"
            className="rtl:text-end"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={10}
          />
        )}
      </Field>
    )
  }

  return (
    <form
      ref={frame}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      className="details-form focus:outline-none"
      aria-labelledby="details"
    >
      <Group legend={t('groups.stay')}>{STAY.map(box)}</Group>
      {rides.map(({ ticketNumber, asks, editable, index }) => {
        const title = booking.titles[index] ?? ''
        return (
          <Group key={ticketNumber} legend={rides.length > 1 ? `${t('groups.flight')} · ${title}` : t('groups.flight')}>
            {editable ? (
              asks.map((field) => flightOf(index, field))
            ) : (
              <p className="is-wide text-muted">{t('flightClosed', { title })}</p>
            )}
          </Group>
        )
      })}
      <Group legend={t('groups.person')}>
        {PERSON.map(box)}
        {HOME.map(box)}
        <p className="is-wide text-sm text-muted">{t('emailHint')}</p>
      </Group>
      <Field
        id={detailsFieldId('note')}
        label={guest('fields.note')}
        note={guest('optional')}
        error={wordsOf(errors.note?.message)}
      >
        {(control) => <TextArea {...control} {...form.register('note')} rows={4} />}
      </Field>
      <div className="grid gap-4">
        <OwnProblem code={problem} />
        <div role="alert" className="empty:hidden">
          {closed && <Alert tone="bad">{t(`states.${closed}`)}</Alert>}
        </div>
        <OutdatedNotice outdated={outdated} labelOf={labelOf} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" busy={isBusy}>
            {t('save')}
          </Button>
          <Button tone="quiet" size="large" onClick={() => onClose(false)}>
            {t('close')}
          </Button>
        </div>
      </div>
    </form>
  )
}

/**
 * Lists the fields that others changed while the form was open, with a link to each. The `alert` element exists before
 * it has content, so that screen readers announce it.
 */
function OutdatedNotice({ outdated, labelOf }: { outdated: Outdated | null; labelOf: (path: DetailsPath) => string }) {
  const t = useTranslations('afterwards.details.outdated')
  const follow = (event: MouseEvent, path: DetailsPath) => {
    event.preventDefault()
    document.getElementById(detailsFieldId(path))?.focus()
  }
  return (
    <div role="alert" className="empty:hidden">
      {outdated && (
        <Alert tone="wait" title={t('title')}>
          <p>{t('text')}</p>
          {outdated.length > 0 && (
            <ul className="mt-2 grid gap-1">
              {outdated.map(([path, value]) => (
                <li key={path}>
                  <a className="link" href={`#${detailsFieldId(path)}`} onClick={(event) => follow(event, path)}>
                    {value === ''
                      ? t('empty', { field: labelOf(path) })
                      : t('now', { field: labelOf(path), value: value })}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </div>
  )
}
