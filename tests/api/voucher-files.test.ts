import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RenderDeadlineError } from '@/backend/platform/rendering/render-pool'
import { QueueFullError } from '@/backend/platform/shared/bounded-queue'
import { listKeys } from '@/backend/platform/storage/test-support/list-keys'
import { type DocumentJob, renderDocument } from '@/backend/render-document'
import { openShop, type Shop, type Trip, type Wish } from './support/trips'

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

let shop: Shop
/** What the renderer does instead, for one test. */
let renderInstead: ((job: DocumentJob) => Promise<Buffer>) | null = null

beforeAll(async () => {
  shop = await openShop({ render: (job) => (renderInstead ?? renderDocument)(job) })
})
beforeEach(() => {
  renderInstead = null
  shop.api.rendered.length = 0
})
afterAll(() => shop.close())

async function confirmed(wish: Wish = {}): Promise<Trip> {
  const trip = await shop.book({ date: '2026-12-01', adult: 1, ...wish })
  await shop.pay(trip)
  return trip
}

/** Each from a network of its own, unless told. */
function fetchFile(
  { reference, token }: Trip,
  locale?: 'en' | 'de',
  address = `2001:db8:${randomBytes(2).toString('hex')}::1`,
) {
  return shop.api.ask('getVoucherFile', { reference, ...(locale ? { locale } : {}) }, { address, token })
}

async function listFiles({ reference }: Trip): Promise<string[]> {
  await shop.api.services.documents.settle()
  const [row] = await shop.rows(`select id from reservations where reference = '${reference}'`)
  return (await listKeys(shop.api.storage)).filter((key) => key.startsWith(`alpha/rendered/vouchers/${row?.id}/`))
}

describe('the PDF of a voucher', () => {
  test('is rendered once however many ask, and once for each language', async () => {
    const trip = await confirmed()
    const answers = await Promise.all(times(10).map(() => fetchFile(trip)))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.base64}`)).size).toBe(1)
    expect((await fetchFile(trip)).data).toEqual(answers[0]?.data)
    expect(shop.api.rendered).toHaveLength(1)
    await fetchFile(trip, 'de')
    await fetchFile(trip, 'de')
    expect(shop.api.rendered.map(({ content }) => content.locale)).toEqual(['en', 'de'])
    expect(await listFiles(trip)).toHaveLength(2)
  })

  test('is rendered anew, and the former file goes, when anything that it shows has changed', async () => {
    const trip = await confirmed({ date: '2026-12-02' })
    const { reference } = trip
    const changes = [
      `update reservations set guest = guest || '{"lastName": "Moreno"}' where reference = '${reference}'`,
      `update reservations set paid_amount = paid_amount + 1 where reference = '${reference}'`,
      `update product_texts set meeting_point = '{"title": "Harbour", "text": "Jetty 9"}' where locale = 'en' and product_id = ${shop.boat}`,
      `update settings set value = jsonb_set(value, '{companyName}', '"Alpha Sails"') where section = 'company'`,
    ]
    const seen = new Set([(await fetchFile(trip)).data.base64])
    const [first] = await listFiles(trip)
    for (const change of changes) {
      await shop.rows(change)
      const before = shop.api.rendered.length
      seen.add((await fetchFile(trip)).data.base64)
      expect(shop.api.rendered.length, change).toBe(before + 1)
    }
    expect(seen.size).toBe(changes.length + 1)
    const files = await listFiles(trip)
    expect(files).toHaveLength(1)
    expect(files[0]).not.toBe(first)
  })

  test('is refused with 503 and a time to come back while too many are being rendered, or one takes too long', async () => {
    const trip = await confirmed({ date: '2026-12-03' })
    for (const error of [new QueueFullError('full'), new RenderDeadlineError('late')]) {
      renderInstead = () => Promise.reject(error)
      expect(await fetchFile(trip)).toMatchObject({ status: 503, code: 'documentBusy' })
    }
    const asked = `/bilet-pdf-get?referans=${trip.reference}`
    const headers = { company: 'alpha', 'accept-language': 'de', authorization: `Bearer ${trip.token}` }
    const refused = await shop.api.app.request(asked, { headers })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refused.text()).toContain('Dokumente')
    renderInstead = null
    expect((await fetchFile(trip)).status).toBe(200)
  })

  test('is limited for each booking and for each network', async () => {
    const [busy, quiet] = [await confirmed({ date: '2026-12-04' }), await confirmed({ date: '2026-12-04' })]
    const codes = []
    for (const _ of times(41)) codes.push((await fetchFile(busy)).status)
    expect(codes).toEqual([...times(40).map(() => 200), 429])
    expect((await fetchFile(quiet)).status).toBe(200)
    const ask = (number: number, address: string) =>
      shop.api.ask('getVoucherFile', { reference: String(number).padStart(32, 'x') }, { address, token: busy.token })
    const [crowd, other] = ['2001:db8:e1::1', '2001:db8:e2::1']
    const guesses = []
    for (const number of times(121)) guesses.push((await ask(number, crowd)).code)
    expect([guesses[119], guesses[120]]).toEqual(['notFound', 'tooManyRequests'])
    expect((await fetchFile(quiet, 'en', crowd)).status).toBe(429)
    expect((await fetchFile(quiet, 'en', other)).status).toBe(200)
    expect(shop.api.rendered).toHaveLength(2)
  }, 60_000)

  test('lies where no route serves it', async () => {
    const trip = await confirmed({ date: '2026-12-05' })
    await fetchFile(trip)
    const [key = ''] = await listFiles(trip)
    expect(await shop.api.storage.read(key)).not.toBeNull()
    for (const path of [key, key.replace('rendered', 'urun'), `alpha/media/../${key.slice(6)}`])
      expect((await shop.api.app.request(`/uploads/${path}`)).status).toBe(404)
  })

  test('goes with the account that booked, after a document that was being rendered meanwhile too', async () => {
    const [leaving, staying] = [await confirmed({ date: '2026-12-06' }), await confirmed({ date: '2026-12-06' })]
    for (const trip of [leaving, staying]) await fetchFile(trip)
    await shop.rows(`update reservation_items set day = '2026-11-01', end_day = null where reservation_id =
      (select id from reservations where reference = '${leaving.reference}')`)
    const deleted = await shop.api.ask('deleteMember', { password: 'secret' }, { token: leaving.token })
    expect(deleted.data.memberDeleted).toBe(true)
    await shop.api.runJobs()
    expect(await listFiles(leaving)).toEqual([])
    await shop.api.services.documents.get('alpha', {
      owner: (await ownerOf(leaving)) ?? '',
      slot: 'en',
      job: shop.api.rendered[0] as DocumentJob,
    })
    expect(await listFiles(leaving)).toHaveLength(1)
    shop.api.clock.now += 3 * 60_000
    await shop.api.runJobs()
    expect(await listFiles(leaving)).toEqual([])
    expect(await listFiles(staying)).toHaveLength(1)
  })

  test('expires when nobody asks for it', async () => {
    const trip = await confirmed({ date: '2026-12-07' })
    await fetchFile(trip)
    expect(await listFiles(trip)).toHaveLength(1)
    const before = shop.api.clock.now
    shop.api.clock.now = Date.now() + 31 * 86_400_000
    await shop.api.runRecurring()
    shop.api.clock.now = before
    expect(await listFiles(trip)).toEqual([])
  })
})

async function ownerOf({ reference }: Trip): Promise<string | null> {
  const [row] = await shop.rows(`select id from reservations where reference = '${reference}'`)
  return row ? `vouchers/${row.id}` : null
}
