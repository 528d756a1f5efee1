import { expect, test } from 'vitest'
import type { Statement } from '@/domain/agency/schema'
import { STATEMENT_WORDS } from '@/messages/catalogues'
import { buildStatementCsv } from './statement-csv'

const statement: Statement = {
  agencyId: 1,
  agencyName: 'Liman',
  month: '2026-12',
  currency: 'TRY',
  isFinal: false,
  statementLines: [
    {
      bookingNumber: 'INT261121120000',
      createdAt: '2026-11-30T22:30:00.000Z',
      serviceDate: '2026-12-03',
      guestName: '=HYPERLINK("x"), Ada',
      bookedByAgency: true,
      subAgencyName: null,
      reservationStatus: 'active',
      grossAmount: '100.00',
      tradeDiscount: '10.00',
      netAmount: '90.00',
      commissionPercent: '0.00',
      commission: '0.00',
      paidAmount: '18.00',
    },
  ],
  statementTotals: {
    grossAmount: '100.00',
    tradeDiscount: '10.00',
    netAmount: '90.00',
    commission: '0.00',
    paidAmount: '18.00',
  },
}

test('a formula in a name is text, days are those of the zone, columns those of the language', () => {
  const lines = buildStatementCsv(statement, 'tr', 'Europe/Istanbul').slice(1).split('\r\n')
  expect(lines[0]?.split(';')).toEqual(Object.values(STATEMENT_WORDS.tr.heads))
  expect(lines[1]).toBe(
    `INT261121120000;2026-12-01;2026-12-03;"'=HYPERLINK(""x""), Ada";${STATEMENT_WORDS.tr.yes};;100,00;10,00;90,00;0,00;0,00;18,00;TRY`,
  )
  expect(lines[2]).toBe(`${STATEMENT_WORDS.tr.total};;;;;;100,00;10,00;90,00;;0,00;18,00;TRY`)
  expect(lines[3]).toBe('')
})
