'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { notifyText } from '@/components/toasts/notify-undo'
import { callOperator } from '@/lib/api/browser'
import { OwnProblem } from './own-problem'

/**
 * Revokes all access keys and mailed links of a booking, for a guest who used a shared device or forwarded the mail.
 */
export function EndAccess({ reference }: { reference: string }) {
  const t = useTranslations('afterwards.access')
  const router = useRouter()
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const end = async () => {
    if (isBusy) return
    setBusy(true)
    const answer = await callOperator('endBookingAccess', { reference })
    setBusy(false)
    // `unauthenticated` means that the access has already been revoked elsewhere.
    if (!answer.ok && answer.error.code !== 'unauthenticated') return setProblem(answer.error.code)
    notifyText(t('ended'), 'ok')
    router.refresh()
  }

  return (
    <div className="mt-4">
      <button type="button" className="link min-h-11 text-sm" disabled={!isHydrated} onClick={() => void end()}>
        {t('end')}
      </button>
      <OwnProblem code={problem} />
    </div>
  )
}
