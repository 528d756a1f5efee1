import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { startTestApi, type TestApi } from './harness'
import { atDesk, type DeskBrowser } from './support/desk'
import { quoteOf, select } from './test-booking'

const { en, de } = DESK_TEXTS

let api: TestApi
let manager: DeskBrowser
let staff: DeskBrowser
let boat: number

beforeAll(async () => {
  api = await startTestApi({ kinds: true })
  manager = await atDesk(api, 'manager@test.example')
  staff = await atDesk(api, 'staff@test.example')
  boat = (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data.id
})
afterAll(() => api.stop())
beforeEach(() => {
  api.invalidated.length = 0
})

const rows = async (text: string) => (await api.registry.requireDatabase('alpha').execute(text)).rows
const lastLog = async () =>
  (await rows('select action, label, before, after from desk_log order by id desc limit 1'))[0]
const product = async () => (await api.ask('getProduct', { locale: 'en', slug: 'kekova-by-boat' })).data
const pagesOf = (id: number) => [[`product:${id}`, 'catalogue']]

const departure = (date: string) => select({ productId: boat, kind: 'tour', date, session: '09:00' })

describe('prices', () => {
  const fill = async (browser: DeskBrowser, price: string) => {
    const path = `/products/${boat}/prices`
    const fields = await browser.fill(path, path)
    for (const name of [...fields.keys()].filter((key) => key.startsWith('adult-'))) fields.set(name, price)
    return fields
  }

  test('change for the shop, for quotes and for the page of the storefront, once', async () => {
    const fields = await fill(staff, '49,50')
    const send = () => staff.send(`/products/${boat}/prices`, fields)
    const [first, second] = await Promise.all([send(), send()])
    expect([first.status, second.status]).toEqual([303, 303])
    expect(api.invalidated).toEqual(pagesOf(boat))
    const { price, unitPrices } = await product()
    expect([price.oldAmount, unitPrices.adult]).toEqual(['49.50', '49.50'])
    const quote = await quoteOf(api, [departure('2026-12-05')])
    expect(quote.data.items[0]?.item?.unitPrices.adult).toBe('49.50')
    const log = (await lastLog()) as { action: string; before: object; after: object }
    expect(log.action).toBe('pricesChanged')
    expect(new Set(Object.values(log.before))).toEqual(new Set(['42.00']))
    expect(new Set(Object.values(log.after))).toEqual(new Set(['49.50']))
    // What has passed keeps the price that it was sold at.
    const past = await rows(
      `select distinct adult from season_prices where product_id = ${boat} and valid_to <= '2026-11-21'`,
    )
    expect(past.map((row) => row.adult)).toEqual(['42.00'])
  })

  test('that somebody else has changed meanwhile are shown instead of written over', async () => {
    const mine = await fill(manager, '51.00')
    const theirs = await fill(staff, '52.00')
    const answers = await Promise.all([
      manager.send(`/products/${boat}/prices`, mine),
      staff.send(`/products/${boat}/prices`, theirs),
    ])
    expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409])
    const loser = answers.find((answer) => answer.status === 409)
    expect(loser?.html).toContain(loser === answers[0] ? en.refusals.changed : de.refusals.changed)
  })

  test('that are no amounts are refused, with what was typed left in the form', async () => {
    const fields = await fill(manager, '12.345.6')
    const answer = await manager.send(`/products/${boat}/prices`, fields)
    expect(answer.status).toBe(422)
    expect(answer.html).toContain('12.345.6')
    expect(api.invalidated).toEqual([])
  })

  test('of 0 are refused without the tick for free, which the form then shows', async () => {
    const path = `/products/${boat}/prices`
    const [name = ''] = [...(await fill(manager, '12.00')).keys()].filter((key) => key.startsWith('adult-'))
    const send = async (price: string, isFree: boolean) => {
      const fields = await manager.fill(path, path, { [name]: price })
      fields.delete(`free-${name}`)
      if (isFree) fields.set(`free-${name}`, '1')
      const { status, html } = await manager.send(path, fields)
      return [status, html.includes(en.refusals.freeUnclear)]
    }
    const stored = async () =>
      (await rows(`select adult from season_prices where id = ${name.replace('adult-', '')}`))[0]?.adult
    const former = String(await stored())
    for (const price of ['0', '0,00', '', ' ']) expect(await send(price, false), price).toEqual([422, true])
    expect(await send('12.00', true)).toEqual([422, true])
    expect(await stored()).toBe(former)
    for (const price of ['0', '']) {
      expect(await send(price, true), price).toEqual([303, false])
      expect(await stored()).toBe('0.00')
    }
    // What is free already is saved again without another question.
    const untouched = await manager.fill(path, path)
    expect(untouched.get(`free-${name}`)).toBe('1')
    expect((await manager.send(path, untouched)).status).toBe(303)
    expect(await send(former, false)).toEqual([303, false])
  })

  test('of a transfer’s vehicles, and the lowest is the price from', async () => {
    const [row] = await rows(`select id from products where kind = 'transfer'`)
    const path = `/products/${row?.id}/prices`
    const fields = await manager.fill(path, path)
    const vehicles = [...fields.keys()].filter((key) => key.startsWith('vehicle-'))
    expect(vehicles.length).toBeGreaterThan(0)
    for (const [index, name] of vehicles.entries()) fields.set(name, `${70 + index}.00`)
    expect((await manager.send(path, fields)).status).toBe(303)
    const [after] = await rows(`select from_amount, details from products where id = ${row?.id}`)
    expect(after?.from_amount).toBe('70.00')
    expect(JSON.stringify(after?.details)).toContain('"price":"70.00"')
  })
})

describe('texts', () => {
  const path = () => `/products/${boat}/texts`

  test('change in one language, as plain text, and search finds the new title', async () => {
    const fields = await staff.fill(`${path()}?language=en`, path(), {
      title: 'Kekova <script>alert(1)</script>at dawn',
      summary: 'Early & quiet.',
      highlights: 'First light\n\n  The <b>sunken</b> city  ',
    })
    const answer = await staff.send(path(), fields)
    expect(answer.location).toBe(`/desk/alpha/products/${boat}/texts?language=en&done=saved`)
    expect(api.invalidated).toEqual(pagesOf(boat))
    const { text, slugs } = await product()
    expect(text).toMatchObject({
      title: 'Kekova alert(1)at dawn',
      summary: 'Early & quiet.',
      highlights: ['First light', 'The sunken city'],
      slug: 'kekova-by-boat',
    })
    expect(text.programme).toEqual([{ time: '09:00', title: 'Start', text: 'We meet.' }])
    expect(text.description).toContain('More of it.')
    expect(slugs.de).toBe('kekova-mit-dem-boot')
    const found = await api.ask('searchProducts', { locale: 'en', term: 'dawn' })
    expect(found.data.products.products.map((card) => card.id)).toContain(boat)
    expect(await lastLog()).toMatchObject({
      action: 'textsChanged',
      label: 'alpha-1 · en',
      before: { title: 'Kekova by boat' },
      after: { title: 'Kekova alert(1)at dawn' },
    })
  })

  test('rows of the programme are added in the empty ones and removed by emptying their title', async () => {
    const fields = await staff.fill(`${path()}?language=en`, path())
    const titles = fields.getAll('stepTitle')
    expect(titles).toEqual(['Start', '', ''])
    fields.delete('stepTitle')
    for (const title of ['', 'Swim', '']) fields.append('stepTitle', title)
    fields.delete('stepTime')
    for (const time of ['', '10:30', '']) fields.append('stepTime', time)
    expect((await staff.send(path(), fields)).status).toBe(303)
    expect((await product()).text.programme).toEqual([{ time: '10:30', title: 'Swim', text: '' }])
  })

  test('that are too long, without a title, or changed by somebody else meanwhile are not saved', async () => {
    const fill = (changes: Record<string, string>) => manager.fill(`${path()}?language=de`, path(), changes)
    expect((await manager.send(path(), await fill({ summary: 'x'.repeat(401) }))).status).toBe(422)
    expect((await manager.send(path(), await fill({ title: ' ' }))).status).toBe(422)
    const first = await fill({ summary: 'Eins' })
    const second = await fill({ summary: 'Zwei' })
    expect((await manager.send(path(), first)).status).toBe(303)
    expect((await manager.send(path(), second)).status).toBe(409)
    expect(
      (await rows(`select text->>'summary' as s from product_texts where product_id = ${boat} and locale = 'de'`))[0]
        ?.s,
    ).toBe('Eins')
  })
})

describe('days', () => {
  const path = () => `/products/${boat}/days`
  const statusOf = async (day: string) => {
    const { data } = await api.ask('getAvailability', { productId: boat, from: day, months: 1 })
    return data.days.find((each) => each.date === day)?.dayStatus
  }

  test('close and open again, one by one and by period, and cannot be booked in between', async () => {
    const before = await statusOf('2026-12-10')
    const close = { day: '2026-12-10', from: '2026-12-12', to: '2026-12-14', 'to-do': 'close' }
    const closed = await staff.submit(`${path()}?month=2026-12`, path(), close)
    expect(closed.location).toBe(`/desk/alpha/products/${boat}/days?month=2026-12&done=daysClosed`)
    expect(api.invalidated).toEqual(pagesOf(boat))
    for (const day of ['2026-12-10', '2026-12-12', '2026-12-13', '2026-12-14'])
      expect(await statusOf(day)).not.toBe(before)
    const quote = await quoteOf(api, [departure('2026-12-13')])
    expect(quote.data.items[0]?.item).toBeFalsy()
    const days = ['2026-12-10', '2026-12-12', '2026-12-13', '2026-12-14']
    expect(await lastLog()).toMatchObject({ action: 'daysClosed', before: { closed: [] }, after: { closed: days } })
    const page = await staff.get(`${path()}?month=2026-12`)
    expect(page.html.match(/class="day closed"/g)).toHaveLength(4)

    await staff.submit(path(), path(), { from: '2026-12-10', to: '2026-12-14', 'to-do': 'open' })
    for (const day of days) expect(await statusOf(day)).toBe(before)
    expect(await lastLog()).toMatchObject({ action: 'daysOpened', before: { closed: days }, after: { closed: [] } })
  })

  test.each([
    ['none', {}, 'noDays'],
    ['one that does not exist', { day: '2026-02-30' }, 'noDays'],
    ['a period that ends before it begins', { from: '2026-12-14', to: '2026-12-12' }, 'range'],
    ['more than a year', { from: '2026-12-01', to: '2028-12-01' }, 'range'],
    ['one that has passed', { day: '2026-11-01' }, 'noDays'],
  ] as const)('%s is refused', async (_name, changes, key) => {
    const answer = await manager.submit(path(), path(), { ...changes, 'to-do': 'close' })
    expect(answer.status).toBe(422)
    expect(answer.html).toContain(en.refusals[key])
  })

  test('show what is taken, of seats and of units', async () => {
    const [villa] = await rows(`select id from products where kind = 'villa'`)
    await rows(
      `insert into unit_bookings (product_id, unit_number, during) values (${villa?.id}, 1, '[2026-12-20,2026-12-23)')`,
    )
    await rows(`insert into seat_counters values (${boat}, '2026-12-20', '09:00', 10, 4)`)
    expect((await manager.get(`${path()}?month=2026-12`)).html).toContain('4 booked')
    const page = await manager.get(`/products/${villa?.id}/days?month=2026-12`)
    expect(page.html.match(/>1 booked</g)).toHaveLength(3)
  })
})

test('products are found by title in any language, by code and by kind; an unknown one is not there', async () => {
  const found = async (query: string) => (await manager.get(`/products?${query}`)).html
  expect(await found('q=istanbul+bei')).toContain(`alpha-2`)
  expect(await found('q=ALPHA-2')).toContain('alpha-2')
  expect(await found('kind=villa')).not.toContain('alpha-2')
  expect((await manager.get('/products/999999')).status).toBe(404)
  expect((await manager.get('/products/1/nonsense')).status).toBe(404)
})
