import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepDailyList } from '@/backend/rates/load'
import { fetchDailyList, parseDailyList } from '@/backend/rates/tcmb'
import { startTestApi, type TestApi } from './harness'

const SAMPLE = readFileSync('tests/fixtures/rates/today.xml', 'utf8')
const send = (body: string, status = 200, type = 'text/xml') =>
  ((_request, response) => response.writeHead(status, { 'content-type': type }).end(body)) satisfies RequestListener

let answer: RequestListener = send(SAMPLE)
let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
let base: string
let api: TestApi

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/kurlar/`
  api = await startTestApi({ ratesBaseUrl: base })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await api.stop()
})
beforeEach(() => {
  asked = []
  api.invalidated.length = 0
})

async function turn(next: RequestListener) {
  answer = next
  api.clock.now += 31 * 60_000
  await api.runRecurring()
  const { data } = await api.ask('getSettings', {})
  return {
    asOf: data.dailyExchange.asOf,
    ...Object.fromEntries(data.dailyExchange.currencies.map((r) => [r.bankCode, r.sell])),
  }
}

const dated = (day: string) => SAMPLE.replace('Tarih="20.11.2026"', `Tarih="${day}"`)

describe('the list of the day', () => {
  test('is read per unit, without what has no selling rate', () => {
    const { asOf, rates } = parseDailyList(SAMPLE)
    expect(asOf).toBe('2026-11-20')
    expect(rates.get('EUR')).toEqual({ buy: '54.6411', sell: '54.7396' })
    expect(rates.get('JPY')).toEqual({ buy: '0.302114', sell: '0.304115' })
    expect(rates.has('XDR')).toBe(false)
  })

  test.each([
    ['HTML', '<!doctype html><html><body>Bakım</body></html>'],
    ['nothing', ''],
    ['half a list', SAMPLE.slice(0, 900)],
    ['a list without rates', '<Tarih_Date Tarih="20.11.2026"></Tarih_Date>'],
    ['rates that are none', SAMPLE.replace(/\d+\.\d{4}/g, 'NaN')],
    ['rates of zero', SAMPLE.replace(/\d+\.\d{4}/g, '0.0000')],
    ['negative rates', SAMPLE.replace(/(\d+\.\d{4})/g, '-$1')],
  ])('%s is no list', (_name, xml) => {
    expect(() => parseDailyList(xml)).toThrow(/list/)
  })
})

describe('the job', () => {
  test('loads it, merges it by bank code, keeps its date and ends the pages that show rates', async () => {
    const before = (await api.ask('getSettings', {})).data.exchange.currencies
    // The seed's rates are of today, which is later than the sample's day: the older list changes nothing.
    expect(await turn(send(SAMPLE))).toMatchObject({ asOf: '2026-11-21', EUR: '50.00000000' })
    expect(asked).toEqual(['/kurlar/today.xml'])
    expect(api.invalidated).toEqual([])
    api.clock.now += 24 * 3_600_000
    const after = await turn(send(dated('22.11.2026')))
    expect(after).toEqual({ asOf: '2026-11-22', EUR: '54.73960000', USD: '47.20520000' })
    expect(api.invalidated).toEqual([['settings']])
    expect((await api.ask('getSettings', {})).data.exchange.currencies).toEqual(before)
    const boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
    const items = [
      {
        productId: boat,
        kind: 'tour' as const,
        date: '2026-12-01',
        endDate: null,
        session: '09:00',
        pax: { adult: 1, child: 0, infant: 0 },
        extras: [],
      },
    ]
    const quote = await api.ask('quote', { locale: 'en', items, chosenCurrency: 'EUR', couponCode: null })
    expect(quote.data.rate.value).toBe('54.7396')
  })

  test('the same list again ends nothing', async () => {
    await turn(send(dated('22.11.2026')))
    expect(api.invalidated).toEqual([])
  })

  test.each<[string, RequestListener]>([
    ['HTML', send('<html>Bakım</html>', 200, 'text/html')],
    ['an error', send('', 502)],
    ['nothing', send('')],
    ['half a list', send(dated('23.11.2026').slice(0, 700))],
    ['a cut connection', (request) => void request.socket.destroy()],
    ['a redirect', (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['an old list', send(dated('01.03.2024'))],
    ['a list of days to come', send(dated('01.03.2030'))],
    ['a slip of the comma in every rate', send(dated('23.11.2026').replace(/(\d+)\.(\d{4})/g, '$1$2.0000'))],
    ['an endless answer', (_request, response) => void response.end(`${SAMPLE}${' '.repeat(2_000_000)}`)],
  ])('%s leaves the last good list and its date', async (_name, fault) => {
    expect(await turn(fault)).toEqual({ asOf: '2026-11-22', EUR: '54.73960000', USD: '47.20520000' })
    expect(asked).toHaveLength(1)
    expect(api.invalidated).toEqual([])
  })

  test('a bank that never answers is given up in time', async () => {
    answer = () => undefined
    const started = performance.now()
    await expect(fetchDailyList(base, 300)).rejects.toThrow(/timeout|abort/i)
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  test('a slip of the comma leaves the last good rate of its currency, and the others follow the list', async () => {
    const slipped = dated('23.11.2026').replace('54.7396', '5473.9600').replace('47.2052', '47.3000')
    expect(await turn(send(slipped))).toMatchObject({ EUR: '54.73960000', USD: '47.30000000' })
    const { data } = await api.ask('getSettings', {})
    expect(data.dailyExchange.currencies.map((rate) => [rate.bankCode, rate.asOf]).sort()).toEqual([
      ['EUR', '2026-11-22'],
      ['USD', '2026-11-23'],
    ])
  })

  test('works again as soon as the bank does', async () => {
    expect(await turn(send(dated('23.11.2026')))).toMatchObject({ asOf: '2026-11-23' })
  })

  test('a list with some currencies only leaves the others their rate and date', async () => {
    const db = api.registry.requireDatabase('alpha')
    const only = parseDailyList(dated('24.11.2026').replaceAll('USD', 'XXX'))
    expect(await keepDailyList(db, only)).toEqual({ isChanged: true, leaps: [] })
    const { data } = await api.ask('getSettings', {})
    expect(data.dailyExchange.currencies.map((rate) => [rate.bankCode, rate.asOf]).sort()).toEqual([
      ['EUR', '2026-11-24'],
      ['USD', '2026-11-23'],
    ])
  })
})

test('without an address nothing is asked', async () => {
  const quiet = await startTestApi()
  await quiet.runRecurring()
  const jobs = await quiet.registry.requireDatabase('alpha').execute("select kind from jobs where kind = 'loadRates'")
  expect(jobs.rows).toEqual([])
  await quiet.stop()
})
