import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const GRAPH_APP = { id: '123456', secret: 'app-secret-of-the-tests' }

export interface GraphPerson {
  id: string
  first_name: string
  last_name: string
  email?: string
}

interface GraphToken {
  person: GraphPerson
  appId?: string
  isValid?: boolean
  expiresAt?: number
}

/** The two questions of the Graph API, answered as Facebook documents them, with its checks of secret and proof. */
export async function startGraphServer() {
  const tokens = new Map<string, GraphToken>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://graph')
    const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const refuse = () => answer(400, { error: { message: 'Invalid OAuth access token.', code: 190 } })
    if (url.pathname === '/debug_token') {
      const token = tokens.get(url.searchParams.get('input_token') ?? '')
      if (bearer !== `${GRAPH_APP.id}|${GRAPH_APP.secret}`) return refuse()
      if (!token) return answer(200, { data: { is_valid: false, error: { code: 190 } } })
      const { person, appId = GRAPH_APP.id, isValid = true, expiresAt = 0 } = token
      return answer(200, { data: { app_id: appId, is_valid: isValid, user_id: person.id, expires_at: expiresAt } })
    }
    const token = tokens.get(bearer)
    const proof = createHmac('sha256', GRAPH_APP.secret).update(bearer).digest('hex')
    if (url.pathname !== '/me' || !token || url.searchParams.get('appsecret_proof') !== proof) return refuse()
    answer(200, token.person)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
