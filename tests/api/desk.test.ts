import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { NOON } from './harness'
import { atDesk, DeskBrowser, isQuestion } from './support/desk'
import { openShop, type Shop } from './support/trips'

const MANAGER = 'manager@test.example'
const STAFF = 'staff@test.example'
const { en, de } = DESK_TEXTS

let shop: Shop
let address = 0

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  address += 1
})
afterEach(() => {
  shop.api.clock.now = NOON
})

const stranger = (company = 'alpha') => new DeskBrowser(shop.api, company, `198.51.100.${address}`)
const lastLog = async () =>
  (
    await shop.rows(
      'select l.*, s.email from desk_log l left join staff s on s.id = l.staff_id order by l.id desc limit 1',
    )
  )[0]

describe('the door', () => {
  test('a right password opens this desk, and nothing of it may be kept or framed or run a script', async () => {
    const browser = stranger()
    expect((await browser.get('')).location).toBe('/desk/alpha/sign-in')
    const answer = await browser.signIn(MANAGER)
    expect([answer.status, answer.location]).toEqual([303, '/desk/alpha'])
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('kervan_desk='))
    expect(cookie).toMatch(/; Path=\/desk\/alpha; HttpOnly; SameSite=Strict$/)
    const page = await browser.get('')
    expect(page.html).toContain('Mona Manager')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/script|unsafe/)
    expect(page.html).not.toMatch(/<script|style=|onclick/)
    expect(await lastLog()).toMatchObject({ action: 'signedIn', email: MANAGER })
  })

  test('a wrong password and an unknown person are refused alike, and the cookie asks for https behind a proxy only', async () => {
    const wrong = await stranger().signIn(MANAGER, 'demo-wrong')
    const unknown = await stranger().signIn('nobody@test.example', 'demo-wrong')
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    for (const page of [wrong, unknown]) expect(page.html).toContain(en.signIn.wrong)
  })

  test('ten wrong tries close it for a while, for this person from there', async () => {
    const browser = stranger()
    const email = 'guessed@test.example'
    for (let index = 0; index < 10; index += 1) expect((await browser.signIn(email, `guess-${index}`)).status).toBe(401)
    const late = await browser.signIn(email, 'guess-11')
    expect(late.status).toBe(429)
    expect(late.html).toContain(en.signIn.limited)
  })

  test('a sign-in without the token of its own page, or sent by another site, is refused', async () => {
    const browser = stranger()
    const fields = await browser.fill('/sign-in', '/sign-in', { email: MANAGER, password: 'demo' })
    const foreign = await browser.send('/sign-in', fields, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    fields.set('form_token', 'x'.repeat(43))
    expect((await browser.send('/sign-in', fields)).status).toBe(403)
    expect(browser.cookies.has('kervan_desk')).toBe(false)
  })

  test('a session ends by signing out, by two idle hours, and after twelve at the latest', async () => {
    const browser = await atDesk(shop.api, STAFF)
    const copy = new Map(browser.cookies)
    expect((await browser.submit('', '/sign-out')).location).toBe('/desk/alpha/sign-in?done=signedOut')
    for (const [name, value] of copy) browser.cookies.set(name, value)
    expect((await browser.get('')).location).toContain('/sign-in?done=ended')

    const idle = await atDesk(shop.api, STAFF)
    shop.api.clock.now += 119 * 60_000
    expect((await idle.get('')).status).toBe(200)
    shop.api.clock.now += 121 * 60_000
    expect((await idle.get('')).status).toBe(303)

    const busy = await atDesk(shop.api, STAFF)
    for (let hour = 1; hour < 12; hour += 1) {
      shop.api.clock.now += 3_600_000
      expect((await busy.get('')).status).toBe(200)
    }
    shop.api.clock.now += 3_600_001
    expect((await busy.get('')).status).toBe(303)
  })

  test("staff of one tenant are nobody at another's desk, and a member's token opens none", async () => {
    const browser = await atDesk(shop.api, MANAGER)
    const token = browser.cookies.get('kervan_desk') ?? ''
    const foreign = stranger('beta')
    foreign.cookies.set('kervan_desk', token)
    expect((await foreign.get('/reservations')).location).toContain('/desk/beta/sign-in')
    expect((await foreign.ask('/desk/nobody/reservations')).location).toBe('/desk?unknown=1')

    const member = await shop.newMember()
    const bearer = await stranger().ask('/desk/alpha', { headers: { authorization: `Bearer ${member}` } })
    expect(bearer.location).toBe('/desk/alpha/sign-in')
    const guest = stranger()
    guest.cookies.set('kervan_desk', member)
    expect((await guest.get('')).location).toContain('/sign-in')
    expect((await stranger().signIn('demo@test.example')).status).toBe(401)
  })

  test('the desk is no part of the contract: no document of the API names it', async () => {
    const document = await (await shop.api.app.request('/openapi.json')).text()
    expect(document).not.toContain('/desk')
  })

  test('by the host of a tenant to its desk; else it is asked for, and nobody is told who there is', async () => {
    const byHost = await shop.api.app.request('/desk', { headers: { host: 'beta.localhost' } })
    expect(byHost.headers.get('location')).toBe('/desk/beta')
    const asked = await shop.api.app.request('/desk')
    expect(await asked.text()).not.toMatch(/alpha|beta/)
    const chosen = await shop.api.app.request('/desk?company=alpha')
    expect(chosen.headers.get('location')).toBe('/desk/alpha/sign-in')
    expect((await shop.api.app.request('/desk?company=gamma')).status).toBe(404)
  })
})

describe('roles and people', () => {
  test('staff see neither log nor staff, and cannot change them', async () => {
    const browser = await atDesk(shop.api, STAFF)
    for (const path of ['/log', '/staff', '/staff/1']) {
      const page = await browser.get(path)
      expect(page.status, path).toBe(403)
      expect(page.html).toContain(de.refusals.forbidden)
    }
    const manager = await atDesk(shop.api, MANAGER)
    const fields = await manager.fill('/staff', '/staff')
    expect((await browser.send('/staff', fields)).status).toBe(403)
    expect((await browser.get('')).html).toContain(`<html lang="de"`)
  })

  test('a manager adds a person, who must choose a password first, and lets them go: out at once', async () => {
    const manager = await atDesk(shop.api, MANAGER)
    const email = 'new@test.example'
    const person = {
      firstName: 'Nina',
      lastName: 'New',
      email,
      role: 'staff',
      locale: 'en',
      password: 'first-password',
    }
    expect((await manager.submit('/staff', '/staff', { ...person, password: 'short' })).status).toBe(422)
    expect((await manager.submit('/staff', '/staff', person)).location).toBe('/desk/alpha/staff?done=staffAdded')
    expect((await manager.submit('/staff', '/staff', person)).status).toBe(409)
    expect(await lastLog()).toMatchObject({ action: 'staffAdded', email: MANAGER, after: { email, role: 'staff' } })

    const browser = stranger()
    await browser.signIn(email, 'first-password')
    expect((await browser.get('/reservations')).location).toBe('/desk/alpha/account?done=choosePassword')
    const change = { current: 'first-password', password: 'second-password', again: 'second-password' }
    expect((await browser.submit('/account', '/account/password', { ...change, current: 'nonsense' })).status).toBe(422)
    expect((await browser.submit('/account', '/account/password', { ...change, again: 'other-password' })).status).toBe(
      422,
    )
    expect((await browser.submit('/account', '/account/password', change)).location).toContain('done=passwordChanged')
    expect((await browser.get('/reservations')).status).toBe(200)

    const [row] = await shop.rows(`select id from staff where email = '${email}'`)
    await manager.submit(`/staff/${row?.id}`, `/staff/${row?.id}`, { active: 'no' })
    expect((await browser.get('/reservations')).location).toContain('/sign-in')
    expect((await stranger().signIn(email, 'second-password')).status).toBe(401)
  })

  test('the last manager stays one', async () => {
    const manager = await atDesk(shop.api, MANAGER)
    const [row] = await shop.rows(`select id from staff where email = '${MANAGER}'`)
    const answer = await manager.submit(`/staff/${row?.id}`, `/staff/${row?.id}`, { role: 'staff' })
    expect(answer.status).toBe(409)
    expect(answer.html).toContain(en.refusals.lastManager)
  })

  test('the log can neither be changed nor emptied row by row', async () => {
    await expect(shop.db.execute(`update desk_log set label = 'x'`)).rejects.toThrow()
    await expect(shop.db.execute('delete from desk_log')).rejects.toThrow()
    const page = await (await atDesk(shop.api, MANAGER)).get('/log')
    expect(page.html).toContain(en.actions.signedIn)
  })
})

describe('reservations', () => {
  test('are found by number, name, e-mail and day, and shown with their lines and ledger', async () => {
    const trip = await shop.book({
      date: '2026-12-02',
      guest: { lastName: 'Øster%gaard', email: 'oster@mail.example' },
    })
    await shop.pay(trip)
    await shop.book({ date: '2026-12-03' })
    const browser = await atDesk(shop.api, MANAGER)
    const found = async (query: string) => (await browser.get(`/reservations?${query}`)).html
    for (const query of [
      `q=${trip.bookingNumber}`,
      'q=%C3%B8ster%25gaard',
      'q=OSTER@mail',
      'from=2026-12-02&to=2026-12-02&state=active',
    ]) {
      expect(await found(query), query).toContain(`>${trip.bookingNumber}<`)
    }
    for (const query of ['q=%25nobody', 'from=2026-12-03', `q=${trip.bookingNumber}&state=cancelled`]) {
      expect(await found(query), query).not.toContain(`>${trip.bookingNumber}<`)
    }
    const [row] = await shop.rows(`select id from reservations where booking_number = '${trip.bookingNumber}'`)
    const page = await browser.get(`/reservations/${row?.id}`)
    for (const told of [
      'Kekova by boat',
      'oster@mail.example',
      'TRY\u00a03,780.00',
      'TRY\u00a0756.00',
      en.events.paymentCaptured,
    ])
      expect(page.html).toContain(told)
    expect((await browser.get('/reservations/999999')).status).toBe(404)
  })

  test('a search that is markup stays text', async () => {
    const browser = await atDesk(shop.api, MANAGER)
    const page = await browser.get('/reservations?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&from=%22%3E&state=x')
    expect(page.html).not.toContain('<script')
    const guest = await shop.book({ guest: { firstName: '<b>Bold</b>', lastName: '"><img src=x>' } })
    const list = await browser.get(`/reservations?q=${guest.bookingNumber}`)
    expect(list.html).not.toMatch(/<b>Bold|<img/)
  })

  const idOf = async (bookingNumber: string) =>
    Number((await shop.rows(`select id from reservations where booking_number = '${bookingNumber}'`))[0]?.id)

  test('staff cancel by the terms that were shown, once, however often it is sent', async () => {
    const trip = await shop.book({ date: '2026-12-02' })
    await shop.pay(trip)
    const id = await idOf(trip.bookingNumber)
    const browser = await atDesk(shop.api, STAFF)
    const page = await browser.get(`/reservations/${id}/cancel`)
    expect(page.html).toContain('756,00')
    expect(page.html).not.toContain('name="amount"')
    const fields = await browser.fill(`/reservations/${id}/cancel`, `/reservations/${id}/cancel`)
    const [first, second] = await Promise.all([
      browser.send(`/reservations/${id}/cancel`, fields),
      browser.send(`/reservations/${id}/cancel`, fields),
    ])
    const there = (done: string) => `/desk/alpha/reservations/${id}?done=${done}`
    expect([first.location, second.location].sort()).toEqual([there('cancelled'), there('repeated')])
    expect((await browser.send(`/reservations/${id}/cancel`, fields)).location).toBe(there('repeated'))
    await shop.api.runJobs()
    expect(await shop.eventsOf(trip)).toEqual(['created', 'paymentCaptured', 'cancelled', 'refunded'])
    const log = await shop.rows(`select * from desk_log where action = 'cancelled' and subject_id = ${id}`)
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({
      before: { status: 'active', paid: '756.00' },
      after: { status: 'cancelled', refund: '756.00', kept: '0.00', terms: 'policy' },
    })
    const mails = await shop.mailsOf(trip)
    expect(mails.map((mail) => mail.subject)).toHaveLength(3)
  })

  test('a refund that is another one by now is shown again instead of paid', async () => {
    const trip = await shop.book({ date: '2026-12-03' })
    await shop.pay(trip)
    const id = await idOf(trip.bookingNumber)
    const browser = await atDesk(shop.api, STAFF)
    shop.api.clock.now = Date.parse('2026-12-01T05:59:00Z')
    const late = await atDesk(shop.api, STAFF)
    const fields = await late.fill(`/reservations/${id}/cancel`, `/reservations/${id}/cancel`)
    shop.api.clock.now += 120_000
    const answer = await late.send(`/reservations/${id}/cancel`, fields)
    expect(answer.status).toBe(409)
    expect(answer.html).toContain(de.refusals.refundChanged)
    expect((await shop.result(trip)).reservationStatus).toBe('active')
    expect(browser.base).toBe('/desk/alpha')
  })

  test('a manager may choose an amount up to what was paid, staff may not', async () => {
    const trip = await shop.book({ date: '2026-12-04', paymentPlan: 'full' })
    await shop.pay(trip)
    const id = await idOf(trip.bookingNumber)
    const path = `/reservations/${id}/cancel`
    const own = (amount: string) => ({ terms: 'own', amount })
    const manager = await atDesk(shop.api, MANAGER)
    const staff = await atDesk(shop.api, STAFF)
    expect((await staff.submit(path, path, own('1'))).status).toBe(403)
    for (const amount of ['3780.01', '-1', 'much'])
      expect((await manager.submit(path, path, own(amount))).status).toBe(422)
    const asked = await manager.sendOnce(path, await manager.fill(path, path, own('1.234,50')))
    expect(isQuestion(asked)).toBe(true)
    const said = asked.html.replaceAll('\u00a0', ' ')
    for (const part of ['TRY 1,234.50', 'TRY 2,545.50', 'hannah@mail.example']) expect(said).toContain(part)
    expect(await shop.rows(`select id from refunds where reservation_id = ${id}`)).toEqual([])
    const other = manager.yesTo(asked, path)
    other.set('amount', '3.000,00')
    expect((await manager.sendOnce(path, other)).status).toBe(409)
    expect((await manager.sendOnce(path, manager.yesTo(asked, path))).status).toBe(303)
    await shop.api.runJobs()
    expect(await shop.rows(`select amount, state from refunds where reservation_id = ${id}`)).toEqual([
      { amount: '1234.50', state: 'done' },
    ])
    expect((await shop.result(trip)).paid.amount).toBe('2545.50')
    expect((await manager.get(path)).status).toBe(409)
  })

  test('a payment that was seen is entered once, and one that is to go back by hand is marked as sent', async () => {
    const trip = await shop.book({ date: '2026-12-05', paymentMethod: 'bankTransfer' })
    const id = await idOf(trip.bookingNumber)
    const browser = await atDesk(shop.api, STAFF)
    const paid = { method: 'bankTransfer', amount: '3.780,00', key: 'BANK-1' }
    expect(
      (await browser.submit(`/reservations/${id}`, `/reservations/${id}/money`, { ...paid, amount: '1.234' })).status,
    ).toBe(422)
    expect((await browser.submit(`/reservations/${id}`, `/reservations/${id}/money`, paid)).status).toBe(303)
    const again = await browser.submit(`/reservations/${id}`, `/reservations/${id}/money`, paid)
    expect([again.status, again.html.includes(de.refusals.bookedAlready)]).toEqual([409, true])
    expect((await shop.result(trip)).paid.amount).toBe('3780.00')

    const cancel = `/reservations/${id}/cancel`
    await browser.submit(cancel, cancel)
    const [refund] = await shop.rows(`select id, state from refunds where reservation_id = ${id}`)
    expect(refund?.state).toBe('due')
    expect((await browser.get('')).html).toContain(trip.bookingNumber)
    const sent = `/refunds/${refund?.id}/sent`
    const fields = await browser.fill(`/reservations/${id}`, sent)
    expect((await browser.send(sent, fields)).location).toContain('done=refundSent')
    expect(await lastLog()).toMatchObject({ action: 'refundSent', after: { state: 'done', amount: '3780.00' } })
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
    expect((await browser.send(sent, fields)).status).toBe(303)
    expect(await shop.rows(`select 1 from ledger where reservation_id = ${id}`)).toHaveLength(2)
  })

  test('a form without the session’s token or with a foreign origin changes nothing', async () => {
    const trip = await shop.book({ date: '2026-12-06', paymentMethod: 'bankTransfer' })
    const id = await idOf(trip.bookingNumber)
    const browser = await atDesk(shop.api, STAFF)
    const fields = await browser.fill(`/reservations/${id}`, `/reservations/${id}/money`, { key: 'X' })
    const money = `/reservations/${id}/money`
    expect((await browser.send(money, fields, { origin: 'http://shop.example' })).status).toBe(403)
    expect((await browser.send(money, fields, { origin: 'null' })).status).toBe(403)
    expect((await browser.send(money, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const other = await atDesk(shop.api, MANAGER)
    fields.set('form_token', (await other.fill(`/reservations/${id}`, money)).get('form_token') ?? '')
    expect((await browser.send(money, fields)).status).toBe(403)
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
  })
})
