'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { notifyText, notifyUndo } from '@/components/basket/notify'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { formatDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import type { ReservationFacts } from '@/lib/reservations/reservation-facts'
import {
  canSaveVouchers,
  isVoucherSaved,
  removeSavedVoucher,
  saveVoucher,
  toSavedPath,
} from '@/lib/vouchers/save-voucher'
import { downloadFile } from './download-file'
import { OwnProblem } from './own-problem'

type Job = 'pdf' | 'calendar' | 'save'

/** The voucher as a file, in the calendar, and on this phone for the day without a network. */
export function VoucherButtons({ locale, facts }: { locale: Locale; facts: ReservationFacts }) {
  const t = useTranslations('afterwards.voucher')
  const [job, setJob] = useState<Job | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { reference, bookingNumber, timeZone } = facts
  const path = toSavedPath(locale, bookingNumber)

  useEffect(() => {
    if (canSaveVouchers()) void isVoucherSaved(path).then(setSaved)
  }, [path])

  const run = async (name: Job, work: () => Promise<string | null>) => {
    if (job !== null) return
    setJob(name)
    setProblem(null)
    const fault = await work()
    setJob(null)
    if (fault !== 'notSaved') setProblem(fault)
    else notifyText(t('notSaved'), 'bad')
  }
  const download = (call: 'getVoucherFile' | 'getCalendarFile') => async () => {
    const answer = await callOperator(call, { reference })
    if (answer.ok) downloadFile(answer.data)
    return answer.ok ? null : answer.error.code
  }
  const save = async () => {
    const saved = t('savedOn', { date: formatDate(toLocal(Date.now(), timeZone).date) })
    const words = {
      title: t('page.title'),
      booking: t('page.booking'),
      ticket: t('page.ticket'),
      show: t('page.show'),
      pdf: t('page.pdf'),
      saved,
    }
    const fault = await saveVoucher({ locale, facts, words })
    if (fault === null) {
      setSaved(true)
      notifyText(t('saved'), 'ok')
    }
    return fault
  }
  const remove = async () => {
    await removeSavedVoucher(path).catch(() => undefined)
    setSaved(false)
    notifyUndo(t('removed'), t('undo'), () => void run('save', save))
  }

  return (
    <div className="grid gap-3">
      <Button
        tone="secondary"
        icon="download"
        wide
        busy={job === 'pdf'}
        onClick={() => void run('pdf', download('getVoucherFile'))}
      >
        {t('pdf')}
      </Button>
      <Button
        tone="secondary"
        icon="calendar-check"
        wide
        busy={job === 'calendar'}
        onClick={() => void run('calendar', download('getCalendarFile'))}
      >
        {t('calendar')}
      </Button>
      {canSaveVouchers() &&
        (isSaved ? (
          <div className="rounded-input bg-brand-soft p-3">
            <ButtonLink tone="secondary" icon="qr-code" wide href={path} data-native="">
              {t('openSaved')}
            </ButtonLink>
            <p className="mt-2 text-sm text-muted">{t('hint')}</p>
            <button type="button" className="link min-h-11 text-sm" onClick={() => void remove()}>
              {t('remove')}
            </button>
          </div>
        ) : (
          <Button tone="secondary" icon="smartphone" wide busy={job === 'save'} onClick={() => void run('save', save)}>
            {t('save')}
          </Button>
        ))}
      <OwnProblem code={problem} />
    </div>
  )
}
