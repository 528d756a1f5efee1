import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { RequestSummary } from '@/domain/requests/schema'
import { commaOf } from '@/domain/shared/locales'
import { callApi } from '@/lib/api/server'
import { formatInstant } from '@/lib/i18n/format-instant'
import { localePath } from '@/lib/i18n/locale-path'
import type { MemberContext } from '@/lib/member/member-context'
import { paths } from '@/lib/paths'
import { getSession } from '@/lib/session/member-session'
import { NothingYet } from './nothing-yet'
import { PartFailed } from './part-failed'

const TONES: Record<RequestSummary['requestStatus'], BadgeTone> = {
  new: 'wait',
  answered: 'ok',
  confirmed: 'ok',
  declined: 'bad',
  closed: 'fact',
}

/** The member's own requests, newest first. Documents are listed by name but cannot be downloaded. */
export async function RequestList({ context }: { context: MemberContext }) {
  const { company, locale, zone, t } = context
  const session = await getSession(company)
  const result = session ? await callApi('listRequests', {}, { company, token: session.apiToken }) : null
  if (!result?.ok) {
    const href = localePath(locale, paths.member('requests'))
    return <PartFailed text={t('requests.failed')} retryLabel={t('area.retry')} href={href} />
  }
  const { requests } = result.data
  if (requests.length === 0) {
    return (
      <NothingYet
        icon="message-circle"
        title={t('requests.empty')}
        text={t('requests.emptyText')}
        label={t('requests.ask')}
        href={localePath(locale, paths.specialOffer)}
      />
    )
  }
  return (
    <ul className="grid gap-4">
      {requests.map(({ requestNumber, requestKind, requestStatus, createdAt, payload, documentNames }) => (
        <li key={requestNumber} className="panel grid gap-3 p-4 sm:p-5">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-title">{t(`requests.kinds.${requestKind}`)}</h2>
            <Badge tone={TONES[requestStatus]}>{t(`requests.states.${requestStatus}`)}</Badge>
            <span className="ms-auto text-sm text-muted">
              <bdi dir="ltr">{requestNumber}</bdi>
            </span>
          </div>
          {payload.message && (
            <div>
              <p className="text-sm text-muted">{t('requests.message')}</p>
              <p className="whitespace-pre-line break-words">{payload.message}</p>
            </div>
          )}
          {documentNames.length > 0 && (
            <p className="break-words">
              <span className="text-muted">{t('requests.documents')}: </span>
              <bdi>{documentNames.join(commaOf(locale))}</bdi>
            </p>
          )}
          <p className="text-sm text-muted">{t('requests.sent', { date: formatInstant(createdAt, zone) })}</p>
        </li>
      ))}
    </ul>
  )
}
