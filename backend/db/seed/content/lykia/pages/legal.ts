import { buildLegalPages } from '../../shared/legal/legal-pages'
import { lykiaOther, lykiaSettings } from '../settings'

const { company, contact, exchange, support } = lykiaSettings

export const lykiaLegalPages = buildLegalPages(
  {
    brand: company.companyName,
    legalName: company.legalName,
    address: contact.address,
    phone: support.phone,
    email: contact.email,
    tursabCode: company.tursabCode,
    settlement: exchange.settlement === 'EUR' ? 'EUR' : 'TRY',
    onArrival: lykiaOther.paymentMethods.includes('onArrival'),
    transferHours: lykiaOther.bankTransferHours,
  },
  ['en', 'tr', 'de', 'ru'],
)
