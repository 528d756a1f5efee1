import { approveAgency } from '@/backend/agency/decide'
import { ACCOUNT_TEXTS } from '@/messages/catalogues'
import type { TestApi } from '../harness'
import { mailsTo, readFrom } from './mails'

export const application = (taxNumber: string, email: string) => ({
  legalName: 'Meltem Seyahat Ltd. Şti.',
  tradeName: 'Meltem Seyahat',
  taxOffice: 'Alanya',
  taxNumber,
  country: 'TR',
  city: 'Alanya',
  address: 'İskele Cad. 1',
  phone: '+90 242 000 00 09',
  website: 'https://meltem.example',
  firstName: 'Meltem',
  lastName: 'Kaya',
  email,
  locale: 'tr' as const,
  privacyPolicy: true as const,
})

let applicants = 0
/** Applies from an address of its own each time. */
export async function apply(api: TestApi, taxNumber: string, email: string) {
  applicants += 1
  const address = `2001:db8:${applicants}::1`
  return api.ask('applyAsAgency', application(taxNumber, email), { address })
}

/** The password of the mail that accepted an application. */
export async function approvalPassword(api: TestApi, email: string): Promise<string> {
  const mail = (await mailsTo(api, email)).at(-1)
  return readFrom(mail, ACCOUNT_TEXTS.tr.agencyApproved.body, 'password')
}

export async function approve(api: TestApi, agencyId: number, discountPercent = '15.00'): Promise<void> {
  const terms = { discountPercent, commissionPercent: '5.00', validUntil: null, unpaidLimits: null }
  await approveAgency(api.registry.requireDatabase('alpha'), agencyId, terms, 'staff:1', api.clock.now)
}

export async function signInAgency(
  api: TestApi,
  email = 'agency@test.example',
  password = 'demo',
  company = 'alpha',
): Promise<string> {
  return (await api.ask('loginAgency', { email, password }, { company })).data.token
}
