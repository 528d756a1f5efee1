import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK_TEXTS } from '@/backend/desk/texts/all'
import { MAIL_TEXTS } from '@/messages/catalogues'
import { apply } from './support/agency'
import { atDesk, type DeskBrowser } from './support/desk'
import { mailsTo } from './support/mails'
import { tablesWith } from './support/tables-with'
import { openShop, type Shop, type Trip } from './support/trips'

const { en, de } = DESK_TEXTS

let shop: Shop
let manager: DeskBrowser
let staff: DeskBrowser

beforeAll(async () => {
  shop = await openShop()
  manager = await atDesk(shop.api, 'manager@test.example')
  staff = await atDesk(shop.api, 'staff@test.example')
})
afterAll(() => shop.close())

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

const logsOf = (subject: string, id: number) =>
  shop.rows(
    `select action, before, after from desk_log where subject = '${subject}' and subject_id = ${id} order by id`,
  )

async function claimFor(trip: Trip, amount = '756.00', currency = 'TRY'): Promise<number> {
  const claim = {
    bookingNumber: trip.bookingNumber,
    amount,
    currency,
    paidOn: '2026-11-20',
    bankAccountId: null,
    sender: 'H. Whitfield',
    note: '',
    receipt: PDF.toString('base64'),
  }
  const { data, code } = await shop.api.ask('notifyPayment', claim, { token: trip.token })
  if (code) throw new Error(code)
  return data.id
}

const transfer = (date: string) => shop.book({ date, paymentMethod: 'bankTransfer' })

describe('transfers that guests tell of', () => {
  test('are confirmed: ledger, state, mail and log, and the receipt can be taken', async () => {
    const trip = await transfer('2026-12-02')
    const id = await claimFor(trip)
    const list = await staff.get('/transfers')
    expect(list.html).toContain(trip.bookingNumber)
    const page = await staff.get(`/transfers/${id}`)
    const document = /\/desk\/alpha(\/papers\/\d+)/.exec(page.html)?.[1] ?? ''
    const receipt = await staff.get(document)
    expect(receipt.headers.get('content-type')).toBe('application/pdf')
    expect(receipt.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(receipt.headers.get('cache-control')).toBe('no-store')

    const answer = await staff.submit(`/transfers/${id}`, `/transfers/${id}/confirm`, { key: 'FT-1' })
    expect(answer.location).toBe(`/desk/alpha/transfers/${id}?done=claimConfirmed`)
    await shop.api.runJobs()
    expect(await shop.result(trip)).toMatchObject({ collectionStatus: 1, paid: { amount: '756.00' } })
    expect(await shop.eventsOf(trip)).toEqual(['created', 'paymentClaimed', 'moneyReceived'])
    expect((await shop.mailsOf(trip)).length).toBeGreaterThan(1)
    expect(await logsOf('claim', id)).toEqual([
      { action: 'paperTaken', before: {}, after: {} },
      {
        action: 'claimConfirmed',
        before: { state: 'claimed', amount: '756.00', currency: 'TRY' },
        after: { state: 'confirmed', amount: '756.00', currency: 'TRY', key: 'FT-1' },
      },
    ])
  })

  test('of two people who decide at once one does, and the other is told who it was', async () => {
    for (const round of [1, 2, 3, 4]) {
      const trip = await transfer(`2026-12-1${round}`)
      const id = await claimFor(trip)
      const path = `/transfers/${id}`
      const mine = await manager.fill(path, `${path}/confirm`, { key: `A-${round}` })
      const theirs = await staff.fill(path, round % 2 ? `${path}/confirm` : `${path}/reject`, { key: `B-${round}` })
      const answers = await Promise.all([
        manager.send(`${path}/confirm`, mine),
        staff.send(round % 2 ? `${path}/confirm` : `${path}/reject`, theirs),
      ])
      expect(answers.map((answer) => answer.status).sort()).toEqual([303, 409])
      const loser = answers.find((answer) => answer.status === 409)
      expect(loser?.html).toMatch(
        loser === answers[0] ? /Stan Staff has already decided/ : /Mona Manager hat das bereits/,
      )
      expect(await logsOf('claim', id)).toHaveLength(1)
      const entries = await shop.rows(
        `select l.id from ledger l join reservations r on r.id = l.reservation_id where r.reference = '${trip.reference}'`,
      )
      expect(entries).toHaveLength(answers[1]?.status === 303 && round % 2 === 0 ? 0 : 1)
    }
  })

  test('that are not found are closed, and nothing else changes; one in another currency asks for the amount', async () => {
    const trip = await transfer('2026-12-06')
    const id = await claimFor(trip)
    expect((await staff.submit(`/transfers/${id}`, `/transfers/${id}/reject`)).location).toContain('done=claimRejected')
    expect((await shop.result(trip)).paid.amount).toBe('0.00')
    expect((await staff.get(`/transfers/${id}`)).html).toContain(de.claimStates.rejected)

    const euros = JSON.stringify([{ id: 1, bank: 'One', holder: 'Test Tours', iban: 'TR1', currency: 'EUR' }])
    await shop.rows(
      `update settings set value = jsonb_set(value, '{bankAccounts}', '${euros}') where section = 'other'`,
    )
    const other = await claimFor(trip, '15.12', 'EUR')
    const fields = await staff.fill(`/transfers/${other}`, `/transfers/${other}/confirm`, { key: 'FT-9' })
    expect(fields.get('amount')).toBe('')
    expect((await staff.send(`/transfers/${other}/confirm`, fields)).status).toBe(422)
  })
})

describe('enquiries and agencies', () => {
  const wedding = {
    locale: 'en' as const,
    firstName: 'Ada',
    lastName: 'Quill',
    email: 'ada@mail.example',
    privacyPolicy: true as const,
    guests: 40,
    message: 'A <b>small</b> one',
  }

  test('a wedding is read, answered, reopened and closed, and two at once are told apart', async () => {
    const { data } = await shop.api.ask('requestWedding', wedding, { idempotencyKey: randomUUID() })
    const [row] = await shop.rows(`select id from requests where number = '${data.requestNumber}'`)
    const id = Number(row?.id)
    const path = `/requests/${id}`
    expect((await staff.get('/requests?state=new&kind=wedding')).html).toContain(data.requestNumber)
    const page = await manager.get(path)
    expect(page.html).toContain('40')
    expect(page.html).not.toContain('<b>')
    const decide = (browser: DeskBrowser, state: string) => browser.submit(path, `${path}/state`, { state })
    const mine = await manager.fill(path, `${path}/state`, { state: 'answered' })
    const theirs = await staff.fill(path, `${path}/state`, { state: 'closed' })
    const both = await Promise.all([manager.send(`${path}/state`, mine), staff.send(`${path}/state`, theirs)])
    expect(both.map((answer) => answer.status).sort()).toEqual([303, 409])
    expect((await decide(staff, 'new')).status).toBe(303)
    expect((await decide(staff, 'closed')).status).toBe(303)
    expect((await shop.rows(`select status from requests where id = ${id}`))[0]?.status).toBe('closed')
    expect(await logsOf('request', id)).toHaveLength(3)
    expect((await decide(staff, 'nonsense')).status).toBe(422)
  })

  test('a wish is declined with the operator’s words in the guest’s language, once; another is confirmed', async () => {
    const wish = { ...wedding, locale: 'de' as const }
    const open = async (email: string) => {
      const { data } = await shop.api.ask('requestWedding', { ...wish, email }, { idempotencyKey: randomUUID() })
      const [row] = await shop.rows(`select id from requests where number = '${data.requestNumber}'`)
      return { number: String(data.requestNumber), path: `/requests/${row?.id}`, id: Number(row?.id), email }
    }
    const mailsAbout = async (email: string, subject: string, number: string) =>
      (await mailsTo(shop.api, email)).filter((mail) => mail.subject === subject.replace('{number}', number))
    const { requestConfirmed, requestDeclined } = MAIL_TEXTS.de

    const one = await open('decline@mail.example')
    const words = 'Der Strand ist belegt.\nWie wäre {number} im <i>Mai</i>?'
    const form = await staff.fill(one.path, `${one.path}/state`, { state: 'declined', words })
    const held = Object.fromEntries(await manager.fill(one.path, `${one.path}/state`, { words: 'Doch noch frei.' }))
    const answers = await Promise.all([form, form].map((fields) => staff.send(`${one.path}/state`, fields)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const [mail, ...more] = await mailsAbout(one.email, requestDeclined.subject, one.number)
    expect(more).toEqual([])
    expect(mail?.locale).toBe('de')
    expect(mail?.text).toContain('Der Strand ist belegt.')
    // Neither filled in nor taken for markup; what looks like a tag goes.
    expect(mail?.text).toContain('Wie wäre {number} im Mai?')
    expect((await staff.get(one.path)).html).not.toContain('name="words"')
    // What the guest has been told stays: no page offers another answer, and none that was open takes it back.
    expect((await staff.get(one.path)).html).not.toContain(`action="/desk/alpha${one.path}/state"`)
    for (const state of ['new', 'answered', 'closed', 'confirmed']) {
      const late = await manager.send(`${one.path}/state`, new URLSearchParams({ ...held, state, from: 'declined' }))
      expect([late.status, late.html.includes(en.refusals.decidedRequest)]).toEqual([409, true])
    }
    expect((await shop.rows(`select status from requests where id = ${one.id}`))[0]?.status).toBe('declined')

    const two = await open('confirm@mail.example')
    expect((await staff.submit(two.path, `${two.path}/state`, { state: 'confirmed' })).status).toBe(303)
    expect(await mailsAbout(two.email, requestConfirmed.subject, two.number)).toHaveLength(1)
    // A message has nothing to be granted.
    const { data } = await shop.api.ask(
      'sendContact',
      {
        locale: 'en',
        firstName: 'Ada',
        lastName: 'Quill',
        email: 'ada@mail.example',
        privacyPolicy: true,
        message: 'Hello there, a question',
      },
      { idempotencyKey: randomUUID() },
    )
    const [row] = await shop.rows(`select id from requests where number = '${data.requestNumber}'`)
    const path = `/requests/${row?.id}`
    expect((await staff.submit(path, `${path}/state`, { state: 'declined' })).status).toBe(422)
  })

  test('of a decision nothing stays when the person goes, whatever address they gave', async () => {
    const token = await shop.newMember()
    const elsewhere = 'elsewhere@mail.example'
    const asked = { ...wedding, lastName: 'Thistlewood', email: elsewhere }
    const { data } = await shop.api.ask('requestWedding', asked, { token, idempotencyKey: randomUUID() })
    const [row] = await shop.rows(`select id from requests where number = '${data.requestNumber}'`)
    const path = `/requests/${row?.id}`
    const words = 'Dear Ms Thistlewood, the beach is taken.'
    const withCard = `${words} 4111 1111 1111 1111`
    expect((await staff.submit(path, `${path}/state`, { state: 'declined', words: withCard })).status).toBe(422)
    expect((await staff.submit(path, `${path}/state`, { state: 'declined', words })).status).toBe(303)
    expect((await mailsTo(shop.api, elsewhere)).at(-1)?.text).toContain(words)
    expect((await shop.api.ask('deleteMember', { password: 'secret' }, { token })).status).toBe(200)
    await shop.api.runJobs()
    expect(await tablesWith(shop.api, 'Thistlewood')).toEqual([])
    expect(await tablesWith(shop.api, elsewhere)).toEqual([])
  })

  test('an agency is accepted with its terms, and gets a mail; another is declined', async () => {
    await apply(shop.api, '5550000001', 'one@agents.example')
    await apply(shop.api, '5550000002', 'two@agents.example')
    const rows = await shop.rows(`select id from agencies where status = 'pending' order by id`)
    const [first = 0, second = 0] = rows.map((row) => Number(row.id))
    expect((await staff.get('')).html).toContain('Meltem Seyahat')
    const terms = { discount: '12,5', commission: '8', until: '2027-12-31', places: '40' }
    const wrong = await manager.submit(`/agencies/${first}`, `/agencies/${first}/approve`, {
      ...terms,
      discount: '101',
    })
    expect([wrong.status, wrong.html.includes(en.refusals.percent)]).toEqual([422, true])
    const fields = await manager.fill(`/agencies/${first}`, `/agencies/${first}/approve`, terms)
    const rival = await staff.fill(`/agencies/${first}`, `/agencies/${first}/decline`)
    const both = await Promise.all([
      manager.send(`/agencies/${first}/approve`, fields),
      staff.send(`/agencies/${first}/decline`, rival),
    ])
    expect(both.map((answer) => answer.status).sort()).toEqual([303, 409])
    expect((await manager.submit(`/agencies/${second}`, `/agencies/${second}/approve`, terms)).status).toBe(303)
    await shop.api.runJobs()
    expect((await mailsTo(shop.api, 'two@agents.example')).length).toBeGreaterThan(0)
    const [row] = await shop.rows(
      `select status, discount_percent, valid_until, decided_by, unpaid_limits from agencies where id = ${second}`,
    )
    expect(row).toMatchObject({ status: 'active', discount_percent: '12.50', valid_until: '2027-12-31' })
    expect(row?.decided_by).toMatch(/^staff:\d+$/)
    expect(row?.unpaid_limits).toEqual({ places: 40, departures: 30, rentals: 10 })
    expect((await logsOf('agency', second))[0]).toMatchObject({
      action: 'agencyApproved',
      after: { discountPercent: '12.50' },
    })
  })

  test('a paper that no enquiry took yet is nobody’s to open', async () => {
    const upload = { fileName: 'x-ray.pdf', base64: PDF.toString('base64'), documentConsent: true as const }
    await shop.api.ask('addDocument', upload, { idempotencyKey: randomUUID() })
    const [row] = await shop.rows('select max(id) as id from documents')
    expect((await manager.get(`/papers/${row?.id}`)).status).toBe(404)
  })
})
