import { getThreeDSCallback, type ThreeDSCallback } from '../iyzico/three-ds-callback'

const DEMO_CODE = '283126'

export function readFormAction(html: string): string {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
  if (!action) throw new Error(`no form in: ${html}`)
  return action
}

export function readHiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, value]))
}

async function postForm(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
  return answer.text()
}

/** Posts the merchant's page to the bank and submits the bank's form; returns the page that leads back. */
export async function answerBank(html: string, answer: Record<string, string> = {}): Promise<string> {
  const bankUrl = readFormAction(html)
  const bankPage = await postForm(bankUrl, {})
  const answerUrl = new URL(readFormAction(bankPage), bankUrl).href
  return postForm(answerUrl, { action: 'confirm', code: DEMO_CODE, ...answer })
}

/** Returns the fields that the bank's return would post to our callback URL. */
export async function confirmAtBank(html: string, answer?: Record<string, string>): Promise<ThreeDSCallback> {
  const callback = getThreeDSCallback(readHiddenFields(await answerBank(html, answer)))
  if (!callback) throw new Error('the bank sent nobody back')
  return callback
}
