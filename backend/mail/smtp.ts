import { createTransport, type Transporter } from 'nodemailer'

export interface OutgoingMail {
  from: string
  to: string
  subject: string
  html: string
  text: string
  messageId: string
}

const TIMEOUT_MILLISECONDS = 10_000
const transports = new Map<string, Transporter>()

/** Sends a mail through the server of an `smtp://` or `smtps://` URL. Throws if the server does not accept it. */
export async function sendMail(url: string, mail: OutgoingMail): Promise<void> {
  const options = {
    url,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    greetingTimeout: TIMEOUT_MILLISECONDS,
    socketTimeout: TIMEOUT_MILLISECONDS,
  }
  const transport = transports.get(url) ?? createTransport(options)
  transports.set(url, transport)
  await transport.sendMail(mail)
}
