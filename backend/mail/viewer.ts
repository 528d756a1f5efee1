import { desc, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { escapeHtml } from '@/domain/shared/escape-html'
import { schema } from '../platform/database/client'
import type { Services } from '../services/services'

const { mails } = schema
const SHOWN = 100

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:2rem 1rem;color:#10272c}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #e1e7e7;padding:.5rem;text-align:start;vertical-align:top}a{color:#0b5a63}`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head><body><h1>${title}</h1>${body}</body></html>`
}

/** Shows the mails of all tenants, newest first, for demos and development. Listens on this machine only. */
export function createMailViewer({ registry }: Services): Hono {
  const app = new Hono()

  const readAll = async () => {
    const lists = registry.list().map(async ({ company }) => {
      const db = registry.requireDatabase(company)
      const rows = await db.select().from(mails).orderBy(desc(mails.id)).limit(SHOWN)
      return rows.map((row) => ({ company, ...row }))
    })
    return (await Promise.all(lists)).flat().sort((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
  }

  app.get('/', async (c) => {
    const rows = (await readAll()).map(
      (mail) =>
        `<tr><td>${mail.createdAt.toISOString().slice(0, 19)}</td><td>${mail.company}</td><td>${escapeHtml(mail.recipient)}</td>
<td><a href="/${mail.company}/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
    )
    const table = `<table><thead><tr><th>When</th><th>Shop</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    return c.html(page('Sent mail', rows.length === 0 ? '<p>No mail has been sent yet.</p>' : table))
  })

  app.get('/mails.json', async (c) => {
    const recipient = c.req.query('to')
    const all = await readAll()
    return c.json(all.filter((mail) => recipient === undefined || mail.recipient === recipient))
  })

  app.get('/:company/:id{[0-9]+}', async (c) => {
    const db = registry.getDatabase(c.req.param('company'))
    const [mail] = db
      ? await db
          .select()
          .from(mails)
          .where(eq(mails.id, Number(c.req.param('id'))))
      : []
    if (!mail) return c.html(page('Not found', '<p><a href="/">All mail</a></p>'), 404)
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src data:")
    return c.html(mail.html)
  })

  return app
}
