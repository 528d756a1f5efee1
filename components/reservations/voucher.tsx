import { KIND_ICONS } from '@/components/catalogue/kinds/kind-icons'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Ticket as TicketFrame } from '@/components/ui/ticket'
import type { ReservationResult } from '@/domain/reservations/schema'
import type { ReservedItemView } from '@/lib/member/reserved-items'
import type { Ticket } from '@/lib/reservations/queries'
import type { ResultContext } from '@/lib/reservations/result-context'
import type { TicketWait } from '@/lib/reservations/result-state'
import { pictureSources } from '@/lib/uploads/pictures'
import { VoucherStub } from './voucher-stub'

/** Number of characters above which a fact takes the full width on phones. */
const LONG = 30

interface VoucherProps {
  item: ReservationResult['items'][number]
  view: ReservedItemView
  /** Amount due on the day, formatted; null if none. */
  rest: string | null
  /** The ticket with its code; null while the ticket number is not valid. */
  ticket: Ticket | null
  /** Why there is no ticket. */
  without: TicketWait
  context: ResultContext
}

/** The ticket of one item (comps 06): product, date, place and guests, and the code that the guide scans. */
export function Voucher({ item, view, rest, ticket, without, context }: VoucherProps) {
  const { t } = context
  const sources = view.picture
    ? // In wide windows the picture has the height of the ticket and is cropped at the sides.
      pictureSources(view.picture, '(min-width: 48rem) 370px, calc(100vw - 72px)', 960)
    : null
  const facts: [string, string | null][] = [
    [t('ticket.when'), view.when],
    [t('ticket.who'), view.people],
    [t('ticket.where'), view.meetingPoint],
    [t('ticket.pickup'), view.pickup],
    [t('ticket.number'), ticket?.ticketNumber ?? null],
    [t('ticket.choice'), view.choices],
    [t('ticket.extras'), view.extras],
    [t('ticket.campaign'), view.campaign],
    [t('ticket.damageDeposit'), view.damageDeposit],
    [t('ticket.onTheDay'), rest],
  ]
  return (
    <TicketFrame stub={<VoucherStub ticket={ticket} without={without} t={t} />} className="voucher">
      <article className="voucher-body">
        {sources && (
          <Picture {...sources} placeholder={undefined} width={336} height={424} alt="" className="voucher-picture" />
        )}
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-sm font-bold text-brand">
            <Icon name={KIND_ICONS[item.kind]} size={18} />
            {t(`ticket.kinds.${item.kind}`)}
          </p>
          <h2 className="mt-2 mb-3.5 text-h3">{view.title}</h2>
          <dl className="voucher-facts grid grid-cols-2 gap-x-5 gap-y-3">
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label} data-long={value.length > LONG ? '' : undefined}>
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
    </TicketFrame>
  )
}
