import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { loadCipher } from '@/lib/security/cipher'
import { STORAGE_KEY } from '@/store/persist/storage-key'
import { bookTour, openBooking } from './booked'
import { expect, test } from './fixtures'
import { wantedIn } from './journey'
import { inDatabase, offerThreeDSecureChoice } from './tenant-database'

const DATA_DIR = process.env.DATA_DIR ?? '.data'
const MAIL_PORT = process.env.MAIL_VIEWER_PORT ?? '4025'

/** What `fillCheckout` types: no more of it than the first six and the last four digits may be anywhere. */
const NUMBER = '5528790000000008'
const HOLDER = 'HANNAH WHITFIELD'
const CODE = '937'

/** A text as it may lie in base64, whatever stands before it. */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((before) => {
    const code = Buffer.from(`${'x'.repeat(before)}${text}`).toString('base64')
    // What the neighbours decide as well is cut off.
    return code.slice(before === 0 ? 0 : before + 1, -4)
  })
}

const SPACED = NUMBER.replace(/(\d{4})(?=\d)/g, '$1 ')
const SECRETS = [
  NUMBER,
  SPACED,
  SPACED.replaceAll(' ', '+'),
  SPACED.replaceAll(' ', '%20'),
  ...[NUMBER, SPACED, HOLDER].flatMap(inBase64),
  Buffer.from(NUMBER).toString('hex'),
  [...NUMBER].reverse().join(''),
  NUMBER.slice(-10),
  HOLDER,
  encodeURIComponent(HOLDER),
  HOLDER.replaceAll(' ', '+'),
]

/** A security code is short: what counts is a value of its own, or one that is called so. */
const CODE_SHAPES = [
  new RegExp(`["'=:,\\s]\\\\?["']${CODE}\\\\?["']`),
  new RegExp(`(?:cvc|cvv|ccv|securityCode|SecurityCode)\\W{1,6}${CODE}\\b`),
]

/** Of the number no more than the first six digits; a request for instalments may name the bank's eight. */
function expectNoCard(text: string, where: string, first = 6): void {
  const more = new RegExp(`(?<!\\d)${NUMBER.slice(0, first + 1)}`)
  expect(more.exec(text)?.[0], `${where} holds more than ${first} digits`).toBeUndefined()
  for (const secret of SECRETS) expect(text.includes(secret), `${where} holds ${secret}`).toBe(false)
  for (const shape of CODE_SHAPES) expect(shape.exec(text)?.[0], `${where} holds a code`).toBeUndefined()
}

/** Everything that the shop has left in the browser, the encrypted part in clear. */
async function dumpBrowser(page: Page): Promise<string> {
  const raw = await page.evaluate(async () => {
    const databases: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const opened = indexedDB.open(name)
        opened.onsuccess = () => done(opened.result)
        opened.onerror = () => fail(opened.error)
      })
      for (const store of [...database.objectStoreNames]) {
        const rows = await new Promise<unknown[]>((done) => {
          const asked = database.transaction(store).objectStore(store).getAll()
          asked.onsuccess = () => done(asked.result)
        })
        databases.push([name, store, rows])
      }
      database.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        cached.push(request.url, (await (await cache.match(request))?.text()) ?? '')
      }
    }
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases,
      cached,
      cookies: document.cookie,
      url: location.href,
    }
  })
  const cipher = await loadCipher()
  const clear = cipher.decrypt(raw.local[STORAGE_KEY] ?? '')
  const sealed = Object.values(raw.session).map((value) => cipher.decrypt(String(value)))
  expect(clear).toContain('reservations')
  const cookies = await page.context().cookies()
  return JSON.stringify([raw, sealed, JSON.parse(clear ?? 'null'), cookies])
}

/** Every row of every table, as JSON. */
async function dumpDatabase(name: string): Promise<string> {
  return inDatabase(name, async (ask) => {
    const tables =
      await ask(`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
    const rows: string[] = []
    for (const table of tables) {
      for (const { row } of await ask(`select row_to_json(t)::text as row from ${table.name} t`)) rows.push(String(row))
    }
    return rows.join('\n')
  })
}

/** Not searched as files: the database is queried instead, and the operator's pictures hold nothing of a guest. */
const NOT_READ = ['postgres', 'media']

/** Whatever the shop has written to the disk: logs, cached pages, the gateway's records. */
function* readFiles(folder: string): Generator<[path: string, text: string]> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && !NOT_READ.includes(entry.name)) yield* readFiles(path)
    if (entry.isFile()) yield [path, readFileSync(path, 'latin1')]
  }
}

test('after card payments nothing anywhere holds the card', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(180_000)
  const wanted = wantedIn('orion', 'en')
  const { t } = wanted
  const sent: string[] = []
  page.on('request', (request) => {
    // The card goes by the one form, and to the bank's page nothing of it.
    if (!request.url().endsWith('/api/payment/start')) sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const booked = await bookTour(page, wanted, { need: 'deposit' })

  await test.step('the rest is paid without 3-D Secure', async () => {
    await offerThreeDSecureChoice('orion')
    await openBooking(page, wanted, booked)
    await page.locator('aside .btn-buy').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('checkout.card.holder')).fill(HOLDER)
    await dialog.getByLabel(t('checkout.card.number')).fill(SPACED)
    await dialog.getByLabel(t('checkout.card.expiry')).fill('12 / 30')
    await dialog.getByLabel(t('checkout.card.securityCode')).fill(CODE)
    await dialog.getByLabel(t('checkout.card.threeDSecure')).uncheck()
    await dialog.locator('button[type=submit]').click()
    await page.waitForURL(/\/basket\/result/)
  })

  await test.step('the browser and what it sent', async () => {
    expectNoCard(await dumpBrowser(page), 'the browser')
    expectNoCard(sent.join('\n'), 'another request', 8)
    expectNoCard(await page.content(), 'the page')
  })

  await test.step('the mails', async () => {
    const mails = await (
      await fetch(`http://127.0.0.1:${MAIL_PORT}/mails.json?to=${encodeURIComponent(booked.email)}`)
    ).text()
    expect(mails).toContain(booked.number)
    expectNoCard(mails, 'a mail')
  })

  await test.step('the databases', async () => {
    const rows = await dumpDatabase('kervan_orion')
    expect(rows.split('\n').length).toBeGreaterThan(100)
    // The dump is one of this shop, and shows what may be shown of a card.
    expect(rows).toContain(booked.number)
    expect(rows).toContain('"last_four":"0008"')
    expectNoCard(rows, 'the tenant’s database')
    const registry = await inDatabase('postgres', (ask) =>
      ask(`select datname from pg_database where datname like 'kervan_%'`),
    )
    for (const { datname } of registry) expectNoCard(await dumpDatabase(String(datname)), String(datname))
  })

  await test.step('logs and whatever else lies on the disk', async () => {
    const files = [...readFiles(DATA_DIR)]
    expect(files.some(([path]) => path.includes('logs'))).toBe(true)
    for (const [path, text] of files) expectNoCard(text, path)
  })
})
