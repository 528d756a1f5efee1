import { agencyCalls } from '@/domain/wire/calls-agency'
import type { CallRegistrar } from '../http/register'
import { requireSettings, requireTimeZone } from '../settings/repository'
import { requireAgencyView } from './accounts'
import { applyAsAgency } from './apply'
import { getAgencyLanding } from './landing'
import { addAgencyDocument } from './papers'
import { listAgencyReservations } from './reservations'
import { endAgencySession } from './sessions'
import { changeAgencyPassword, forgotAgencyPassword, loginAgency } from './sign-in'
import { buildStatement } from './statement'
import { buildStatementCsv } from './statement-csv'
import { drawStatement } from './statement-pdf'

export function registerAgencyCalls(registrar: CallRegistrar): void {
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
  registrar.agency(agencyCalls.listAgencyReservations, listAgencyReservations)
  registrar.agency(agencyCalls.getAgencyStatement, (context, input) => buildStatement(context, input.month))
  registrar.agency(agencyCalls.getAgencyStatementCsv, async (context, { month, locale }) => {
    const statement = await buildStatement(context, month)
    const csv = buildStatementCsv(statement, locale, await requireTimeZone(context.db))
    return { fileName: `${statement.agencyId}-${month}.csv`, csv }
  })
  registrar.agency(agencyCalls.getAgencyStatementPdf, async (context, { month, locale }) => {
    const statement = await buildStatement(context, month)
    const content = await drawStatement(statement, {
      locale,
      settings: await requireSettings(context.db, context.company),
      now: context.now,
    })
    const fileName = `${statement.agencyId}-${month}.pdf`
    return { fileName, mediaType: 'application/pdf' as const, base64: content.toString('base64') }
  })
}
