import Iyzipay from 'iyzipay'
import pino from 'pino'
import { readConfig } from '../config'
import { startSandbox } from '../server/start-sandbox'

export const API_KEY = 'sandbox-api-key'
export const SECRET_KEY = 'sandbox-secret-key'

export interface TestSandbox {
  origin: string
  official: Iyzipay
  close(): Promise<void>
}

/** Starts the gateway in this process, on a free port, with an official client connected to it. */
export async function runSandbox(environment: Record<string, string> = {}, now?: () => number): Promise<TestSandbox> {
  const config = readConfig({ SANDBOX_PORT: '0', ...environment })
  const { port, close } = await startSandbox(config, pino({ level: 'silent' }), now)
  const origin = `http://127.0.0.1:${port}`
  return { origin, official: new Iyzipay({ uri: origin, apiKey: API_KEY, secretKey: SECRET_KEY }), close }
}

export type Answer = Record<string, unknown>

/** Wraps a callback of the official client in a promise. */
export function ask(call: (done: (error: unknown, answer: Answer | undefined) => void) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    call((error, answer) => (error ? reject(error) : resolve(answer ?? {})))
  })
}

const buyer = {
  id: 'BY789',
  name: 'John',
  surname: 'Doe',
  identityNumber: '74300864791',
  email: 'john@example.com',
  registrationAddress: 'Nidakule Göztepe, Merdivenköy Mah. Bora Sok. No:1',
  city: 'Istanbul',
  country: 'Turkey',
  ip: '85.34.78.112',
}

const billingAddress = { contactName: 'Jane Doe', address: 'Bora Sok. No:1', city: 'Istanbul', country: 'Turkey' }

/** The sample order of the official client's documentation. */
export function sampleOrder(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    locale: 'en',
    conversationId: '123456789',
    price: '1',
    paidPrice: '1.2',
    currency: 'TRY',
    installment: '1',
    basketId: 'B67832',
    paymentChannel: 'WEB',
    paymentGroup: 'PRODUCT',
    callbackUrl: 'http://127.0.0.1:9/return',
    paymentCard: {
      cardHolderName: 'John Doe',
      cardNumber: '5528790000000008',
      expireMonth: '12',
      expireYear: '2030',
      cvc: '123',
      registerCard: '0',
    },
    buyer,
    shippingAddress: billingAddress,
    billingAddress,
    basketItems: [
      { id: 'BI101', name: 'Binocular', category1: 'Collectibles', itemType: 'PHYSICAL', price: '0.3' },
      { id: 'BI102', name: 'Game code', category1: 'Game', itemType: 'VIRTUAL', price: '0.5' },
      { id: 'BI103', name: 'Usb', category1: 'Electronics', itemType: 'PHYSICAL', price: '0.2' },
    ],
    ...changes,
  }
}

export function readFormAction(html: string): string {
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
  if (!action) throw new Error(`no form in: ${html}`)
  return action
}

export function readHiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name, value]) => [name, value]))
}

/** Posts a form like a browser: follows a redirect and returns the final page. */
export function post(url: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields) })
}

export function decodeHtml(answer: Answer): string {
  return Buffer.from(String(answer.threeDSHtmlContent), 'base64').toString('utf8')
}

/** Confirms the payment on the bank page with its code, and returns the fields of the callback form. */
export async function confirmAtBank(started: Answer): Promise<Record<string, string>> {
  const bankUrl = readFormAction(decodeHtml(started))
  return readHiddenFields(await (await post(`${bankUrl}/answer`, { action: 'confirm', code: '283126' })).text())
}
