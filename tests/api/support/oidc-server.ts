import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseSetCookie, stringifyCookie } from 'cookie'
import { exportJWK, generateKeyPair, type JWTPayload, type KeyLike, SignJWT } from 'jose'
import Provider from 'oidc-provider'

const CLIENT_ID = 'kervan-tests'
export const OIDC_SECRET = 'secret-of-the-tests'
const REDIRECT_URI = 'http://127.0.0.1:9/back'

export type Claims = Record<string, string | boolean>

export interface OidcServer {
  issuer: string
  clientId: string
  /** Everybody that may sign in: account name to claims. */
  accounts: Map<string, Claims>
  /** Signs in as a browser would (authorisation code with PKCE) and answers the ID token. */
  signIn(account: string): Promise<string>
  /** What a person does who was sent to `url`: signs in and agrees, or turns back. Answers the address that they are sent to then. */
  visit(url: string, account: string, isRefused?: boolean): Promise<string>
  /** A token that the server did not issue, signed by its key or by another. */
  forge(
    claims: JWTPayload,
    options?: { key?: KeyLike; kid?: string; audience?: string; issuer?: string },
  ): Promise<string>
  key: KeyLike
  /** Not answering until `release` is called. */
  hold(): { release: () => void }
  stop(): Promise<void>
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

/** Follows redirects by hand, keeping cookies, until one leads away from the server. */
class Visitor {
  private readonly cookies = new Map<string, string>()

  async go(url: string, form?: Record<string, string>): Promise<{ url: string; html: string }> {
    const cookie = stringifyCookie(Object.fromEntries(this.cookies), { encode: String })
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { cookie },
      redirect: 'manual',
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(line, { decode: String })
      this.cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (!location) return { url, html: await response.text() }
    const next = new URL(location, url).href
    return next.startsWith(new URL(url).origin) ? this.go(next) : { url: next, html: '' }
  }
}

/** A certified OpenID Connect server, on a free port unless one is given, whose signing key the tests hold. */
export async function startOidcServer(redirectUris: readonly string[] = [REDIRECT_URI], port = 0): Promise<OidcServer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  // Another number for each key, as Google does it: whoever knows the key of an earlier server asks for this one.
  const kid = randomUUID()
  const jwk = { ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }
  const accounts = new Map<string, Claims>()
  const held = new Set<Promise<void>>()
  let handle: ReturnType<Provider['callback']> = (_request, response) => response.end()
  const server = createServer((request, response) => {
    void Promise.all(held).then(() => handle(request, response))
  })
  const issuer = `http://127.0.0.1:${await listen(server, port)}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: OIDC_SECRET,
        redirect_uris: [...redirectUris],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [jwk] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['cookie-key-of-the-tests'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, ...accounts.get(id) }),
    }),
  })
  handle = provider.callback()

  async function visit(url: string, account: string, isRefused = false): Promise<string> {
    const visitor = new Visitor()
    const login = await visitor.go(url)
    if (isRefused) return (await visitor.go(`${login.url}/abort`)).url
    const consent = await visitor.go(login.url, { prompt: 'login', login: account, password: 'x' })
    return (await visitor.go(consent.url, { prompt: 'consent' })).url
  }

  async function signIn(account: string): Promise<string> {
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state: 'x',
    })
    const back = await visit(`${issuer}/auth?${query}`, account)
    const code = new URL(back).searchParams.get('code') ?? ''
    const response = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${CLIENT_ID}:${OIDC_SECRET}`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: REDIRECT_URI,
        code_verifier: verifier,
      }),
    })
    const { id_token } = (await response.json()) as { id_token?: string }
    if (!id_token) throw new Error(`no token for ${account}: ${response.status} ${back}`)
    return id_token
  }

  return {
    issuer,
    clientId: CLIENT_ID,
    accounts,
    signIn,
    visit,
    key: publicKey,
    forge: (claims, options = {}) => {
      const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: options.kid ?? kid })
      token.setIssuer(options.issuer ?? issuer).setAudience(options.audience ?? CLIENT_ID)
      return token.sign(options.key ?? privateKey)
    },
    hold: () => {
      let release: () => void = () => undefined
      const waiting = new Promise<void>((resolve) => {
        release = resolve
      })
      held.add(waiting)
      return {
        release: () => {
          held.delete(waiting)
          release()
        },
      }
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
