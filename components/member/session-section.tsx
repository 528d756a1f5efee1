import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormProblem } from '@/components/forms/form-problem'
import { useFormTexts } from '@/components/forms/use-form-texts'
import { notify } from '@/components/toasts/notify'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Account } from '@/domain/member/account-schema'
import { isHandheld } from '@/domain/member/device'
import { callOperator } from '@/lib/api/browser'
import type { ApiResult } from '@/lib/api/result'
import { formatInstant } from '@/lib/i18n/format-instant'
import type { AccountPartProps } from './account-panel'

const OTHERS = 'others'

/** Lists the member's sessions, with a button to end each of them. */
export function SessionSection({ account, onChange, zone }: AccountPartProps) {
  const t = useTranslations('member.account.sessions')
  const { codeText } = useFormTexts(0)
  const [busy, setBusy] = useState<number | typeof OTHERS | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { memberSessions } = account

  const end = async (which: number | typeof OTHERS, send: () => Promise<ApiResult<Account>>) => {
    if (busy !== null) return
    setBusy(which)
    setProblem(null)
    const result = await send()
    setBusy(null)
    if (!result.ok) return setProblem(result.error.code)
    onChange(result.data)
    notify({ text: t('ended'), tone: 'ok' })
  }

  return (
    <section aria-labelledby="sessions" className="grid gap-4">
      <div>
        <h2 id="sessions" className="text-h3">
          {t('title')}
        </h2>
        <p className="text-muted">{t('text')}</p>
      </div>
      <FormProblem text={problem && codeText(problem)} />
      <ul className="grid gap-3">
        {memberSessions.map(({ sessionId, device, network, lastSeenAt, current }) => (
          <li key={sessionId} className="panel flex flex-wrap items-center gap-3 p-4">
            <Icon name={isHandheld(device) ? 'smartphone' : 'monitor'} />
            <div className="min-w-0 flex-1">
              <b className="block">
                <bdi>{device}</bdi>
              </b>
              <span className="text-sm text-muted">
                <bdi dir="ltr">{network}</bdi> · {t('seen', { date: formatInstant(lastSeenAt, zone) })}
              </span>
            </div>
            {current ? (
              <Badge tone="ok">{t('current')}</Badge>
            ) : (
              <Button
                tone="secondary"
                size="small"
                busy={busy === sessionId}
                aria-label={t('endNamed', { device })}
                onClick={() => void end(sessionId, () => callOperator('endSession', { sessionId }))}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {memberSessions.length > 1 && (
        <div>
          <Button
            tone="secondary"
            busy={busy === OTHERS}
            onClick={() => void end(OTHERS, () => callOperator('endOtherSessions', {}))}
          >
            {t('endOthers')}
          </Button>
        </div>
      )}
    </section>
  )
}
