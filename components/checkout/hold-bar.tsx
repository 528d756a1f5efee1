import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '@/components/basket/use-now'
import { ErrorWords } from '@/components/islands/error-words'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { toSelection } from '@/domain/basket/selection'
import type { Locale } from '@/domain/shared/locales'
import { getEditPath } from '@/lib/basket/item-link'
import { formatTimeLeft, isHoldOver } from '@/lib/checkout/hold'
import { prolongHold, takeHold } from '@/store/book-directly'
import { useShop } from '@/store/hooks'
import { enterDirect, releaseLeftHold } from '@/store/leave-direct'
import { requestAction } from '@/store/shop'

/** Remaining time at which a screen reader announces the expiry, once. */
const SOON_MS = 2 * 60_000

function OnMount({ run }: { run: () => void }) {
  const first = useRef(run)
  useEffect(() => first.current(), [])
  return null
}

/** Countdown of the hold. After it expires, the guest can take a new hold; selection and form keep their values. */
export function HoldBar({ locale }: { locale: Locale }) {
  const t = useTranslations('afterwards.hold')
  const { hold, items } = useShop((state) => state.reservations.direct)
  const now = useNow(1000)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const [item] = items
  useEffect(() => {
    enterDirect()
    // The router updates the URL after the unmount, so the check runs in the next task.
    return () => void setTimeout(() => void requestAction(releaseLeftHold).catch(() => undefined))
  }, [])

  const run = async (work: () => Promise<string | null>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem(await work())
    running.current = false
    setBusy(false)
  }
  const again = async () => {
    if (!item) return null
    const answer = await takeHold(toSelection(item))
    if (answer.result === 'held') return null
    return answer.result === 'problem' ? 'soldOut' : answer.code
  }
  if (!item) return null
  // A guest who left the flow and returns gets a new hold if the places are still available.
  if (!hold && problem === null) return <OnMount run={() => void run(again)} />

  if (!hold || isHoldOver(hold, now)) {
    return (
      <Alert tone="wait" role="alert" className="mb-8" title={t('over')}>
        <p>{problem === null ? t('overText') : <ErrorWords code={problem} />}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {problem !== 'soldOut' && (
            <Button size="small" busy={isBusy} onClick={() => void run(again)}>
              {t('again')}
            </Button>
          )}
          <ButtonLink tone="secondary" size="small" href={getEditPath(item, locale)} data-native="">
            {t('back')}
          </ButtonLink>
        </div>
      </Alert>
    )
  }
  const isSoon = Date.parse(hold.expiresAt) - now <= SOON_MS
  return (
    <Alert tone={isSoon ? 'wait' : 'info'} icon="clock" className="mb-8 sm:items-center">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {t.rich('kept', {
            time: () => (
              <bdi dir="ltr" role="timer" className="font-bold">
                {formatTimeLeft(hold.expiresAt, now)}
              </bdi>
            ),
          })}
        </p>
        {hold.prolongable && (
          <Button tone="secondary" size="small" busy={isBusy} onClick={() => void run(prolongHold)}>
            {t('prolong')}
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {isSoon && t('soon')}
      </p>
      {problem !== null && (
        <p role="alert">
          <ErrorWords code={problem} />
        </p>
      )}
    </Alert>
  )
}
