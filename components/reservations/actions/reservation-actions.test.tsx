import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ReservationFacts } from '@/lib/reservations/reservation-facts'
import afterwards from '@/messages/en/afterwards.json'
import common from '@/messages/en/common.json'
import { ReservationActions } from './reservation-actions'

const NOTHING = { due: null, claim: null, movable: [], canCancel: false, hasVoucher: false, isOver: false }
const due = { purpose: 'balance', amount: '10.00', currency: 'EUR' }

test.each([
  [{ ...NOTHING, due }, 1],
  [{ ...NOTHING, canCancel: true, movable: [{}] }, 2],
  [{ ...NOTHING, due, claim: {}, movable: [{}], canCancel: true, hasVoucher: true }, 7],
  [{ ...NOTHING, hasVoucher: true, isOver: true }, 1],
])(
  'until the page is alive each button has its place, and only without scripts it is said that they are needed',
  (facts, places) => {
    const drawn = document.createElement('div')
    drawn.innerHTML = renderToString(
      <NextIntlClientProvider locale="en" messages={{ afterwards, common }} timeZone="UTC">
        <ReservationActions locale="en" facts={facts as unknown as ReservationFacts} accounts={[]} />
      </NextIntlClientProvider>,
    )
    expect(drawn.querySelectorAll('[role=status] > .skel')).toHaveLength(places)
    expect(drawn.querySelector('[role=status]')).toHaveTextContent(common.frame.loading)
    expect(drawn.querySelector('noscript')).toHaveTextContent(afterwards.actions.noScript)
    drawn.querySelector('noscript')?.remove()
    expect(drawn).not.toHaveTextContent(afterwards.actions.noScript)
  },
)
