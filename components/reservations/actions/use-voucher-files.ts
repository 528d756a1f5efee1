import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { notifyText, notifyUndo } from '@/components/toasts/notify-undo'
import { formatDate } from '@/domain/dates/plain-date'
import { toLocal } from '@/domain/dates/zone'
import type { Locale } from '@/domain/shared/locales'
import { callOperator } from '@/lib/api/browser'
import type { VoucherFacts } from '@/lib/reservations/reservation-facts'
import { renewSavedVouchers, saveVoucher, toSavedPath } from '@/lib/vouchers/save-voucher'
import { canSaveVouchers, isVoucherSaved, removeSavedVouchers } from '@/lib/vouchers/saved-vouchers'
import { downloadFile } from './download-file'

type Job = 'pdf' | 'calendar' | 'save'

/**
 * Downloads the voucher as PDF or calendar entry, and stores it on this device for offline use. Messages:
 * `afterwards.voucher`.
 */
export function useVoucherFiles(locale: Locale, facts: VoucherFacts) {
  const t = useTranslations('afterwards.voucher')
  const [job, setJob] = useState<Job | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [canSave, setCanSave] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { reference, bookingNumber, timeZone, tickets, mark } = facts
  const path = toSavedPath(locale, bookingNumber)

  const words = {
    title: t('page.title'),
    booking: t('page.booking'),
    ticket: t('page.ticket'),
    pickup: t('page.pickup'),
    campaign: t('page.campaign'),
    damageDeposit: t('page.damageDeposit'),
    onTheDay: t('page.onTheDay'),
    show: t('page.show'),
    pdf: t('page.pdf'),
    saved: t('savedOn', { date: formatDate(toLocal(Date.now(), timeZone).date) }),
  }
  const saving = useRef({ locale, facts, words })
  saving.current = { locale, facts, words }

  // Renews a stored voucher automatically after the reservation has changed.
  useEffect(() => {
    if (!canSaveVouchers() || tickets.length === 0) return
    setCanSave(true)
    void renewSavedVouchers({ ...saving.current, facts: { ...saving.current.facts, mark } })
      .then(() => isVoucherSaved(path))
      .then(setSaved)
  }, [path, tickets, mark])

  const run = async (name: Job, work: () => Promise<string | null>) => {
    if (job !== null) return
    setJob(name)
    setProblem(null)
    const fault = await work()
    setJob(null)
    if (fault !== 'notSaved') setProblem(fault)
    else notifyText(t('notSaved'), 'bad')
  }
  const download = async (call: 'getVoucherFile' | 'getCalendarFile') => {
    const answer = await callOperator(call, { reference, locale })
    if (answer.ok) downloadFile(answer.data)
    return answer.ok ? null : answer.error.code
  }
  const keep = async () => {
    const fault = await saveVoucher({ locale, facts, words })
    if (fault === null) {
      setSaved(true)
      notifyText(t('saved'), 'ok')
    }
    return fault
  }
  const save = () => run('save', keep)

  return {
    path,
    job,
    problem,
    canSave,
    isSaved,
    pdf: () => run('pdf', () => download('getVoucherFile')),
    calendar: () => run('calendar', () => download('getCalendarFile')),
    save,
    async remove() {
      await removeSavedVouchers(bookingNumber)
      setSaved(false)
      notifyUndo(t('removed'), t('undo'), () => void save())
    },
  }
}
