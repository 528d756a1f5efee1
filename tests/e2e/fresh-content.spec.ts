import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from './fixtures'
import { type Ask, inDatabase, tenantDatabase } from './tenant-database'

const TENANT = 'orion'
const PORT = Number(process.env.PORT ?? '3100')
/** From the commit to a page that shows it, however busy the machine is. */
const LIMIT_MS = 3_000

/** With an encoding, since only compressed answers are cached whole. */
function read(path: string): Promise<{ status: number; html: string }> {
  const headers = { host: `${TENANT}.localhost:${PORT}`, 'accept-encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: PORT, path, headers }, (answer) => {
      const isZipped = answer.headers['content-encoding'] === 'gzip'
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, html: String(isZipped ? gunzipSync(body) : body) }),
        reject,
      )
    }).once('error', reject)
  })
}

/** Milliseconds until the page shows it. */
async function timeUntil(path: string, isShown: (page: { status: number; html: string }) => boolean): Promise<number> {
  const began = performance.now()
  await expect(async () => expect(isShown(await read(path))).toBe(true)).toPass({
    timeout: 3 * LIMIT_MS,
    intervals: [100],
  })
  return performance.now() - began
}

/** The last of the catalogue, which no other test looks for. */
async function findLastProduct(ask: Ask) {
  const [row] = await ask(
    `select id, slug from products join product_texts on product_id = id
     where active and locale = 'en' and kind = 'tour' order by rank desc, id desc limit 1`,
  )
  return row as { id: number; slug: string }
}

test('what SQL has changed is on the pages within 3 s', { tag: '@desktop' }, async () => {
  await inDatabase(tenantDatabase(TENANT), async (ask) => {
    const { id, slug } = await findLastProduct(ask)
    const path = `/p/${slug}`
    const setPhone = (phone: unknown) =>
      ask(`update settings set value = jsonb_set(value, '{phone}', to_jsonb($1::text)) where section = 'support'`, [
        phone,
      ])
    const [before] = await ask(`select value ->> 'phone' as phone from settings where section = 'support'`)
    const title = `Changed by hand ${Date.now()}`
    // Cached twice over: by Next and as a whole answer.
    for (let visit = 0; visit < 3; visit += 1) expect((await read(path)).status).toBe(200)
    try {
      await setPhone('+90 242 000 00 42')
      expect(await timeUntil(path, ({ html }) => html.includes('+90 242 000 00 42'))).toBeLessThan(LIMIT_MS)
      await ask(`update product_texts set title = $2 where product_id = $1 and locale = 'en'`, [id, title])
      expect(await timeUntil(path, ({ html }) => html.includes(title))).toBeLessThan(LIMIT_MS)
      await ask('update products set active = false where id = $1', [id])
      expect(await timeUntil(path, ({ status }) => status === 404)).toBeLessThan(LIMIT_MS)
    } finally {
      await ask('update products set active = true where id = $1', [id])
      await setPhone(before?.phone)
    }
    expect(await timeUntil(path, ({ status }) => status === 200)).toBeLessThan(LIMIT_MS)
  })
})
