import { IslandTexts } from '@/components/islands/island-texts'
import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import { departureKey } from '@/domain/basket/selection'
import { summariseMoney } from '@/domain/reservations/money-summary'
import type { ReservationResult } from '@/domain/reservations/schema'
import { localePath } from '@/lib/i18n/locale-path'
import { toReservedItems } from '@/lib/member/reserved-items'
import { type BasketFlow, getReservationPath, paths } from '@/lib/paths'
import type { Ticket } from '@/lib/reservations/queries'
import { buildVoucherFacts } from '@/lib/reservations/reservation-facts'
import type { ResultContext } from '@/lib/reservations/result-context'
import { canPayAgain, getResultState, getTicketWait, isBooked } from '@/lib/reservations/result-state'
import { writeDouble } from '@/lib/reservations/write-double'
import { ResultFiles } from './actions/result-files'
import { ClearBookedItems } from './clear-booked-items'
import { NextRoad } from './next-road'
import { PaidStrip } from './paid-strip'
import { PaymentWatch } from './payment-watch'
import { PlansChange } from './plans-change'
import { ResultHead } from './result-head'
import { TransferPanel } from './transfer-panel'
import { Voucher } from './voucher'
import './result.css'

const FILE_TEXTS = ['afterwards.voucher', 'errors.codes']

interface ResultViewProps {
  flow: BasketFlow
  result: ReservationResult
  /** Tickets by number; null until the reservation is final. */
  tickets: ReadonlyMap<string, Ticket> | null
  context: ResultContext
  /** Milliseconds since 1970. */
  now: number
}

/** The result page after payment (comps 06): state, tickets, next steps and amounts. */
export function ResultView({ flow, result, tickets, context, now }: ResultViewProps) {
  const { t, locale } = context
  const { items, reference, createdAt, payment, guest } = result
  const state = getResultState(result)
  const isTheirs = isBooked(state)
  const isOpen = canPayAgain(result)
  const views = toReservedItems(result, context.member, tickets)
  const files = tickets && buildVoucherFacts(result, tickets, context.member)
  const { rests } = summariseMoney(result)
  return (
    <>
      <div className="bg-sand">
        <div className="wrap py-10 desktop:pt-14 desktop:pb-18">
          <div className="flex flex-wrap items-end justify-between gap-5">
            <ResultHead result={result} context={context}>
              {state === 'asking' && (
                <PaymentWatch
                  reference={reference}
                  paymentState={payment.paymentState}
                  text={t('result.texts.asking')}
                  slow={t('result.slow', { email: guest.email })}
                />
              )}
            </ResultHead>
            {files && (
              <IslandTexts locale={locale} names={FILE_TEXTS}>
                <ResultFiles locale={locale} facts={files} />
              </IslandTexts>
            )}
            {isOpen && (
              <ButtonLink tone="buy" href={localePath(locale, paths.basket('checkout', flow))} data-native="">
                {t('warning.retry')}
              </ButtonLink>
            )}
            {!files && !isOpen && state !== 'asking' && (
              <ButtonLink
                as={Link}
                href={localePath(locale, isTheirs ? getReservationPath(reference) : paths.listing())}
              >
                {t(isTheirs ? 'result.manage' : 'result.find')}
              </ButtonLink>
            )}
          </div>
          {isTheirs && (
            <ul className="vouchers mt-8 grid gap-5">
              {items.map((item, index) => {
                const view = views[index]
                const rest = rests.get(item.key)
                return (
                  view && (
                    <li key={item.key}>
                      <Voucher
                        item={item}
                        view={view}
                        rest={rest ? writeDouble(rest, result, context) : null}
                        ticket={tickets?.get(item.ticketNumber ?? '') ?? null}
                        without={getTicketWait(result)}
                        context={context}
                      />
                    </li>
                  )
                )
              })}
            </ul>
          )}
        </div>
      </div>
      {isTheirs && (
        <div className="wrap after py-12 desktop:pt-16 desktop:pb-22">
          <div className="grid gap-12">
            {state === 'transfer' && <TransferPanel result={result} context={context} />}
            <NextRoad result={result} views={views} tickets={tickets} context={context} now={now} />
          </div>
          <div className="grid gap-6">
            <PaidStrip result={result} context={context} />
            <PlansChange
              reference={reference}
              items={items}
              isRequested={result.awaitsConfirmation}
              views={views}
              context={context}
              now={now}
            />
          </div>
          <ClearBookedItems reference={reference} createdAt={createdAt} departures={items.map(departureKey)} />
        </div>
      )}
    </>
  )
}
