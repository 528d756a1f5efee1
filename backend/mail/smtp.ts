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

/** Sends over the server of an `smtp://` or `smtps://` address; throws when it does not accept the mail. */
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
