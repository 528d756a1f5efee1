import type { AgencyApplication } from '@/domain/agency/schema'
import { normaliseEmail } from '@/domain/member/rules'
import { limitAnonymousForm } from '../accounts/service'
import { mailboxLimit, queueMail } from '../outbox/service'
import { schema } from '../platform/database/client'
import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { hashNetwork } from '../platform/http/network'
import { createLimit } from '../platform/limits/limits'
import { randomToken, sha256 } from '../platform/shared/secrets'

const { agencies } = schema
const applyLimit = createLimit('agency-apply', 5, 60 * 60)

/** Removes spaces and punctuation, so that different spellings of a number are equal. */
const normaliseTaxNumber = (value: string) => value.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

/** `POST /acente-basvuru-post`. Refuses the application if an open application or an agency has the same tax number. */
export async function applyAsAgency(context: CallContext, input: AgencyApplication) {
  const { db, now } = context
  await applyLimit.consume(context, context.clientNetwork)
  await limitAnonymousForm(context, 'agency')
  const { firstName, lastName, email: typed, privacyPolicy: _, ...company } = input
  const email = normaliseEmail(typed)
  const applicationToken = randomToken()
  const mayMail = await mailboxLimit.tryConsume(context, email)
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(agencies)
      .values({
        ...company,
        taxNumber: normaliseTaxNumber(input.taxNumber),
        contactFirstName: firstName,
        contactLastName: lastName,
        contactEmail: email,
        uploadTokenHash: sha256(applicationToken),
        createdAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning({ id: agencies.id })
    if (!row) throw new ApiError('alreadyApplied')
    const mail = { kind: 'agencyReceived' as const, agencyId: row.id, network: hashNetwork(context.clientNetwork) }
    if (mayMail) await queueMail(transaction, mail, `agency-received:${row.id}`, now)
    return { agencyId: row.id, applicationToken }
  })
}
