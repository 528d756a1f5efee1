import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Picture } from '@/components/ui/picture'
import { Ticket } from '@/components/ui/ticket'
import type { BookableKind } from '@/domain/catalogue/kinds/kinds'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { ReservedItemView } from '@/lib/member/reservation-view'
import { showOwn } from '@/lib/member/view-context'
import type { ResultContext } from '@/lib/reservations/result-context'
import { pictureSources } from '@/lib/uploads/pictures'

const ICONS: Record<BookableKind, IconName> = {
  tour: 'compass',
  yacht: 'sailboat',
  villa: 'house',
  car: 'car',
  transfer: 'bus',
}

interface VoucherProps {
  item: ReservationResult['items'][number]
  view: ReservedItemView
  /** What is left for the day, in `currency`; null for nothing. */
  rest: string | null
  currency: string
  /** Its number is worth something only then. */
  isValid: boolean
  context: ResultContext
}

/** The ticket of one item: what, when, who, and the number that is shown on the day. */
export function Voucher({ item, view, rest, currency, isValid, context }: VoucherProps) {
  const { t } = context
  const sources = view.picture
    ? pictureSources({ file: view.picture, cover: 0 }, '(min-width: 48rem) 168px, calc(100vw - 72px)', 960)
    : null
  const facts: [string, string | null][] = [
    [t('ticket.when'), view.when],
    [t('ticket.who'), view.people],
    [t('ticket.choice'), view.choices],
    [t('ticket.pickup'), item.pickupPlace],
    [t('ticket.onTheDay'), rest === null ? null : showOwn(rest, currency, context)],
  ]
  const stub =
    isValid && item.ticketNumber ? (
      <>
        <span className="text-sm text-muted">{t('ticket.number')}</span>
        <bdi dir="ltr" className="text-h3 font-extrabold select-all">
          {item.ticketNumber}
        </bdi>
        <span className="mt-2 text-sm text-muted">{t('ticket.show')}</span>
      </>
    ) : (
      <>
        <span className="text-sm text-muted">{t('ticket.number')}</span>
        <span className="font-semibold">{t('ticket.later')}</span>
      </>
    )
  return (
    <Ticket stub={stub} className="voucher">
      <article className="voucher-body">
        {sources && (
          <Picture {...sources} placeholder={undefined} width={336} height={424} alt="" className="voucher-picture" />
        )}
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-sm font-bold text-brand">
            <Icon name={ICONS[item.kind]} size={18} />
            {t(`ticket.kinds.${item.kind}`)}
          </p>
          <h2 className="mt-2 mb-3.5 text-h3">{view.title}</h2>
          <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt className="text-sm text-muted">{label}</dt>
                    <dd className="font-semibold">
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      </article>
    </Ticket>
  )
}
