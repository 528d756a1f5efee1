import { createTranslator } from 'next-intl'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import type { PageContext } from '@/lib/catalogue/page-context'
import type { Tariffs } from '@/lib/catalogue/transfer/queries'
import type { RideResults as Results } from '@/lib/catalogue/transfer/ride-results'
import { EMPTY_SEARCH, type RideFault } from '@/lib/catalogue/transfer/ride-search'
import basket from '@/messages/de/basket.json'
import catalogue from '@/messages/de/catalogue.json'
import common from '@/messages/de/common.json'
import transfers from '@/messages/de/transfers.json'
import { RideResults } from './ride-results'
import { TransferView } from './transfer-view'

const messages = { basket, catalogue, common, transfers }
const translate = (namespace: string) => createTranslator({ locale: 'de', messages, namespace: namespace as 'basket' })

vi.mock('next-intl/server', () => ({
  getTranslations: async ({ namespace }: { namespace: string }) => translate(namespace),
}))

const CONTEXT = {
  locale: 'de',
  fallback: 'en',
  origin: 'https://lykia.example',
  money: { locale: 'de', currency: 'EUR', rates: [{ bankCode: 'EUR', symbol: '€', buy: '1', sell: '1' }] },
  t: translate('catalogue'),
  common: translate('common'),
} as unknown as PageContext

const DATA = {
  tariffs: [
    {
      id: 7,
      content: { de: { title: 'Dalaman–Kaş', slug: 'dalaman-kas' } },
      fromPlace: 'dlm',
      toPlace: 'kas',
      durationMinutes: 135,
      currency: 'EUR',
      vehicles: [{ vehicle: 'minivan', seats: 6, luggage: 6, perDay: 4, price: '96.00' }],
    },
  ],
  places: [
    {
      key: 'dlm',
      placeType: 'airport',
      content: { de: { title: 'Flughafen Dalaman' } },
      latitude: null,
      longitude: null,
    },
    { key: 'kas', placeType: 'town', content: { de: { title: 'Kaş' } }, latitude: null, longitude: null },
  ],
} satisfies Tariffs

async function draw(node: ReactNode): Promise<HTMLElement> {
  const { prelude } = await prerender(node)
  const page = document.createElement('div')
  page.innerHTML = await new Response(prelude).text()
  return page
}

const drawView = (fault: RideFault | null, children?: ReactNode) =>
  draw(
    <TransferView context={CONTEXT} data={DATA} search={EMPTY_SEARCH} fault={fault}>
      {children}
    </TransferView>,
  )

test('every route stands in the page with its price and leads to its own', async () => {
  const page = await drawView(null)
  const links = [...page.querySelectorAll<HTMLAnchorElement>('.tariffs a')]
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(['/de/t/dalaman-kas']))
  expect(links[0]?.querySelector('[data-amount]')?.getAttribute('data-amount')).toBe('96.00')
  const offered = [...page.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'))
  expect(offered).toEqual(['Flughafen Dalaman', 'Kaş'])
  expect(page.querySelectorAll('h1')).toHaveLength(1)
})

test('a point that is not chosen is said in the words of the specification, beside the field, too', async () => {
  const page = await drawView('points')
  expect(page.querySelector('[role="alert"]')?.textContent).toContain(basket.ride.notSelected)
  expect(page.querySelector('#ride-to')?.getAttribute('aria-invalid')).toBe('true')
})

test('day and time can be given without scripts, and a day that is missing is said beside its field', async () => {
  const page = await drawView('date')
  expect(page.querySelector('input[name="date"]')?.getAttribute('type')).toBe('date')
  expect(page.querySelector('input[name="date"]')?.getAttribute('aria-invalid')).toBe('true')
  expect(page.querySelector('#ride-date-about')?.textContent).toBe(transfers.faults.date)
  expect(page.querySelector('select[name="time"] option[selected]')?.textContent).toBe('12:00')
})

const QUERY = {
  fromPlace: 'dlm',
  toPlace: 'kas',
  date: '2027-05-02',
  time: '13:45',
  returnRide: null,
  people: 8,
  luggage: 2,
}

const drawResults = (results: Results, people = QUERY.people) =>
  drawView(
    null,
    <RideResults context={CONTEXT} query={{ ...QUERY, people }} from="Flughafen Dalaman" to="Kaş" results={results} />,
  )

const closed = (problem: Results['options'][number]['problem']): Results['options'][number] => ({
  key: '7-minivan',
  vehicle: 'minivan',
  seats: 6,
  luggage: 6,
  total: '96.00',
  currency: 'EUR',
  href: null,
  problem,
})

test('two vehicles are proposed where none is large enough, each with its way to the booking card', async () => {
  const ride = { people: 4, luggage: 1, quantity: 1 }
  const page = await drawResults({
    options: [closed('tooManyPersons')],
    proposal: {
      rides: [
        { ...ride, vehicle: 'minivan', href: '/de/p/x?vehicle=minivan' },
        { ...ride, vehicle: 'sedan', href: '/de/p/x?vehicle=sedan' },
      ],
      total: '176.00',
      currency: 'EUR',
      isLarger: false,
    },
  })
  expect(page.textContent).toContain(transfers.results.two)
  expect(page.querySelectorAll('.alert a')).toHaveLength(2)
  expect(page.querySelector('.ride-closed')?.textContent).toContain(transfers.problems.tooManyPersons)
})

test.each([
  ['who is too many for all of them is told so', 'tooManyPersons', basket.ride.none],
  ['who comes too late is told that nothing is free', 'full', transfers.results.nothing],
] as const)('%s, and asks for an offer that knows the ride', async (_case, problem, words) => {
  const page = await drawResults({ options: [closed(problem)], proposal: null }, 60)
  const notice = page.querySelector('.alert')
  expect(notice?.textContent).toContain(words)
  const wish = new URL(notice?.querySelector('a')?.getAttribute('href') ?? '', CONTEXT.origin)
  expect(Object.fromEntries(wish.searchParams)).toEqual({
    kind: 'transfer',
    place: translate('catalogue')('route.way' as never, { from: 'Flughafen Dalaman', to: 'Kaş' } as never),
    date: QUERY.date,
    adults: '60',
  })
})
