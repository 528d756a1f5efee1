import { request } from 'node:http'
import { parseSetCookie, stringifyCookie } from 'cookie'

const PORT = Number(process.env.PORT ?? '3100')
const TIMEOUT_MS = 20_000

export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface RawRequest {
  /** Name of the tenant's host, sent as it is. */
  host: string
  /** Sent as it is: nothing is resolved or escaped. */
  path: string
  headers?: Record<string, string>
  method?: string
  body?: string
}

/** A request as somebody writes it by hand: no part of it is tidied up, no redirect is followed. */
export function requestRaw({ host, path, headers = {}, method = 'GET', body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      {
        host: '127.0.0.1',
        port: PORT,
        method,
        path,
        headers: { host: `${host}:${PORT}`, 'accept-language': 'en', 'user-agent': 'guard-test', ...headers },
        timeout: TIMEOUT_MS,
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    asking.on('timeout', () => asking.destroy(new Error(`${path} did not answer in time`)))
    asking.on('error', reject)
    asking.end(body)
  })
}

/** Signs in with a form of `/api/…` and returns the `Cookie` header of the session. */
export async function signIn(host: string, path: string, credentials: Record<string, string>): Promise<string> {
  const { status, headers, body } = await requestRaw({
    host,
    path,
    method: 'POST',
    headers: { origin: `http://${host}:${PORT}`, 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => parseSetCookie(line, { decode: String }))
  if (status !== 200 || cookies.length === 0) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`)
  return stringifyCookie(Object.fromEntries(cookies.map(({ name, value }) => [name, value || undefined])), {
    encode: String,
  })
}
