import type { AddressInfo } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** As the envelope has them. */
  from: string
  to: string[]
  subject: string
  /** Header names in small letters. */
  headers: Readonly<Record<string, string>>
  text: string
  html: string
}

const fromQuoted = (quoted: string): Buffer =>
  Buffer.from(
    quoted
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** A header's words, which may be encoded (RFC 2047). */
const decodeWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      (how.toUpperCase() === 'B' ? Buffer.from(word, 'base64') : fromQuoted(word.replace(/_/g, ' '))).toString('utf8'),
    )

interface Part {
  headers: Record<string, string>
  body: string
}

function split(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ])
  return { headers: Object.fromEntries(headers), body: raw.slice(end + 4) }
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers['content-transfer-encoding']?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? fromQuoted(body).toString('utf8') : body
}

/** A mail of two alternatives, plain and HTML, as ours are. */
function parse(raw: string): Pick<ReceivedMail, 'subject' | 'headers' | 'text' | 'html'> {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r\n/, '')))
    : []
  const find = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type))
  const [text, html] = [find('text/plain'), find('text/html')]
  return {
    subject: decodeWords(headers.subject ?? ''),
    headers,
    text: text ? decodeBody(text) : '',
    html: html ? decodeBody(html) : '',
  }
}

/** A mail server that keeps what it takes. While `refusal` is set, no recipient is taken, with that code. */
export async function startMailServer() {
  const received: ReceivedMail[] = []
  const state: { refusal: number | null } = { refusal: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(state.refusal === null ? null : Object.assign(new Error('not now'), { responseCode: state.refusal })),
    onData: (stream, { envelope }, done) => {
      readAll(stream).then((raw) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...parse(raw) })
        done()
      }, done)
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (code: number | null) => {
      state.refusal = code
    },
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
