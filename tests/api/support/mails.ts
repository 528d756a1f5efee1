import type { TestApi } from '../harness'

export interface TestMail extends Record<string, unknown> {
  subject: string
  text: string
  html: string
  locale: string
}

/** Runs what is due and reads the mails to an address, the oldest first. */
export async function mailsTo(api: TestApi, recipient: string, company = 'alpha'): Promise<TestMail[]> {
  await api.runJobs(company)
  const db = api.registry.requireDatabase(company)
  const result = await db.execute<TestMail>(
    `select subject, text, html, locale from mails where recipient = '${recipient}' order by id`,
  )
  return result.rows
}

/** What stands for `{password}` in a mail whose text is a template. */
export function readFrom(mail: TestMail | undefined, template: string, name: string): string {
  const [before = '', after = ''] = template.split(`{${name}}`)
  const start = (mail?.text ?? '').indexOf(before) + before.length
  return (/^\S+/.exec(mail?.text.slice(start) ?? '')?.[0] ?? '').replace(after, '')
}

/** The token of the link in a mail. */
export function linkToken(mail: TestMail | undefined): string {
  return decodeURIComponent(/[?&]token=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '')
}
