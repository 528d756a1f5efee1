import { buildLegalPages } from '../../shared/legal/legal-pages'
import { orionOther, orionSettings } from '../settings'

const { company, contact, exchange, support } = orionSettings

export const orionLegalPages = buildLegalPages(
  {
    brand: company.companyName,
    legalName: company.legalName,
    address: contact.address,
    phone: support.phone,
    email: contact.email,
    tursabCode: company.tursabCode,
    settlement: exchange.settlement === 'EUR' ? 'EUR' : 'TRY',
    onArrival: orionOther.paymentMethods.includes('onArrival'),
    transferHours: orionOther.bankTransferHours,
  },
  ['de', 'en', 'tr', 'ru', 'nl', 'ar'],
)
