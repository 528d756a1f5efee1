import { createHmac, randomUUID } from 'node:crypto'
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

interface Question {
  form: URLSearchParams
  /** 'id:secret', as HTTP's basic authentication has it. */
  credentials: string
  answer: (status: number, body: unknown) => void
  refuse: () => void
}

/** Who has agreed in the dialog comes back with a code, which is good for one token of this app. */
function sellTokens(tokens: Map<string, GraphToken>) {
  const codes = new Map<string, GraphPerson>()
  return {
    agree(person: GraphPerson): string {
      const code = randomUUID()
      codes.set(code, person)
      return code
    },
    exchange({ form, credentials, answer, refuse }: Question): void {
      const code = form.get('code') ?? ''
      const person = codes.get(code)
      if (!person || credentials !== `${GRAPH_APP.id}:${GRAPH_APP.secret}`) {
        refuse()
        return
      }
      codes.delete(code)
      const token = randomUUID()
      tokens.set(token, { person })
      answer(200, { access_token: token, token_type: 'bearer', expires_in: 3600 })
    },
  }
}

/**
 * The questions of the Graph API, answered as Facebook documents them, with its checks of secret and proof. Its dialog asks nothing:
 * whoever `visitor` is agrees, and nobody is a refusal.
 */
export async function startGraphServer(port = 0) {
  const tokens = new Map<string, GraphToken>()
  const shop = sellTokens(tokens)
  const dialog: { visitor: GraphPerson | null } = { visitor: null }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://graph')
    const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const refuse = () => answer(400, { error: { message: 'Invalid OAuth access token.', code: 190 } })
    if (url.pathname === '/dialog/oauth') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('state', url.searchParams.get('state') ?? '')
      const { visitor } = dialog
      if (visitor) back.searchParams.set('code', shop.agree(visitor))
      else back.searchParams.set('error', 'access_denied')
      return response.writeHead(302, { location: back.href }).end()
    }
    if (url.pathname === '/oauth/access_token') {
      let form = ''
      request.on('data', (chunk: Buffer) => {
        form += String(chunk)
      })
      const basic = (request.headers.authorization ?? '').replace(/^Basic /, '')
      const credentials = Buffer.from(basic, 'base64').toString()
      request.on('end', () => shop.exchange({ form: new URLSearchParams(form), credentials, answer, refuse }))
      return
    }
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
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tokens,
    dialog,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
