import { agencyCalls } from '@/domain/wire/calls-agency'
import { endAgencySession, requireAgencyView } from '../accounts/service'
import type { AgencyContext } from '../platform/http/context'
import type { CallRegistrar } from '../platform/http/register'
import { createLimit } from '../platform/limits/limits'
import { getDocument, readQueued } from '../platform/rendering/documents'
import { statementOwner } from '../rendered-documents/service'
import type { Services } from '../services/services'
import { requireSettings, requireTimeZone } from '../settings/service'
import { applyAsAgency } from './apply'
import { addAgencyDocument } from './documents'
import { getAgencyLanding } from './landing'
import { changeAgencyPassword, forgotAgencyPassword, loginAgency } from './sign-in'
import { buildStatement } from './statement'
import { buildStatementCsv } from './statement-csv'
import type { StatementJob } from './statement-pdf'

const statementLimit = createLimit('agency-statement', 120, 10 * 60)

export function registerAgencyCalls(registrar: CallRegistrar, services: Services): void {
  registrar.public(agencyCalls.applyAsAgency, applyAsAgency)
  registrar.public(agencyCalls.addAgencyDocument, addAgencyDocument)
  registrar.public(agencyCalls.getAgencyLanding, getAgencyLanding)
  registrar.public(agencyCalls.loginAgency, loginAgency)
  registrar.public(agencyCalls.forgotAgencyPassword, forgotAgencyPassword)
  registrar.agency(agencyCalls.changeAgencyPassword, changeAgencyPassword)
  registrar.agency(agencyCalls.getAgency, ({ db, agency }) => requireAgencyView(db, agency.userId))
  registrar.agency(agencyCalls.logoutAgency, async ({ db, agency, now }) => {
    await endAgencySession(db, agency.tokenHash, now)
    return { ended: true }
  })
  const readStatement = (context: AgencyContext, month: string) =>
    readQueued(`${context.company} agency ${context.agency.userId}`, async () => {
      await statementLimit.consume(context, String(context.agency.userId))
      return buildStatement(context, month)
    })
  registrar.agency(agencyCalls.getAgencyStatement, (context, input) => readStatement(context, input.month))
  registrar.agency(agencyCalls.getAgencyStatementCsv, async (context, { month, locale }) => {
    const statement = await readStatement(context, month)
    const csv = buildStatementCsv(statement, locale, await requireTimeZone(context.db))
    return { fileName: `${statement.agencyId}-${month}.csv`, csv }
  })
  registrar.agency(agencyCalls.getAgencyStatementPdf, async (context, { month, locale }) => {
    const statement = await readStatement(context, month)
    const { company, theme } = await requireSettings(context.db, context.company)
    const { companyName, legalName } = company
    const shown = { locale, companyName, legalName, brand: theme.brand, statement }
    const job: StatementJob = { kind: 'statement', content: shown }
    const file = { owner: statementOwner(statement.agencyId), slot: `${month}-${locale}`, job }
    const content = await getDocument(services.documents, context.company, file)
    const fileName = `${statement.agencyId}-${month}.pdf`
    return { fileName, mediaType: 'application/pdf' as const, base64: content.toString('base64') }
  })
}
