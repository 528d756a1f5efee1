// npm run observatory -- --from <folder>: runs the HTTP observatory against each kind of response of a running shop,
// through a local https proxy.
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createHttpServer, request } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { fromRoot } from './lib/root.mjs'
import { loadEnvFile, readSettings } from './lib/settings.mjs'

const WANTED = 'A+'
/** Cached pages, pages rendered per request, personal pages, 404s, API responses, and files that are not pages. */
const PATHS = [
  '/',
  '/d',
  '/de/contact',
  '/search/boat',
  '/user/profile',
  '/basket/checkout',
  '/enquire-booking',
  '/agency/login',
  '/nowhere',
  '/api/health',
  '/api/nowhere',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
]

const { values } = parseArgs({
  options: { from: { type: 'string' }, host: { type: 'string', default: 'localhost' } },
})
if (!values.from)
  throw new Error('--from wants the folder that the observatory is installed in (docs/operations/security.md)')
loadEnvFile()
const shopPort = readSettings(process.env).ports.storefront

function makeCertificate(folder) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name))
  const names = `subjectAltName=DNS:${values.host}`
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '1',
      '-subj',
      `/CN=${values.host}`,
      '-addext',
      names,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  return { key, certificate }
}

/** Forwards a request as the proxy of docs/operations/scale.md does. */
function passOn(asked, answer) {
  const headers = { ...asked.headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' }
  const onward = request(
    { host: '127.0.0.1', port: shopPort, method: asked.method, path: asked.url, headers },
    (given) => {
      answer.writeHead(given.statusCode, given.rawHeaders)
      given.pipe(answer)
    },
  )
  onward.once('error', () => answer.destroy())
  asked.pipe(onward)
}

const listen = (server) => new Promise((done) => server.listen(0, () => done(server.address().port)))

const folder = mkdtempSync(join(tmpdir(), 'observatory-'))
const { key, certificate } = makeCertificate(folder)
const secure = createHttpsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, passOn)
const httpsPort = await listen(secure)
const plain = createHttpServer((asked, answer) =>
  answer.writeHead(301, { Location: `https://${values.host}:${httpsPort}${asked.url}` }).end(),
)
const httpPort = await listen(plain)
try {
  const task = JSON.stringify({ folder: resolve(values.from), host: values.host, httpPort, httpsPort, paths: PATHS })
  const { stdout } = await promisify(execFile)(process.execPath, [fromRoot('scripts/observatory/grade.mjs'), task], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  })
  const grades = JSON.parse(stdout)
  for (const { path, status, grade, score, of, failed } of grades)
    console.log(
      `${grade.padEnd(3)} ${String(score).padStart(3)}  ${of - failed.length} of ${of}  ${status}  ${path}  ${failed.join(', ')}`,
    )
  process.exitCode = grades.every(({ grade }) => grade === WANTED) ? 0 : 1
} finally {
  for (const server of [secure, plain]) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(folder, { recursive: true })
}
