import { expect, test } from 'vitest'
import { buildAttributionCookies, readAttribution } from './attribution'

const now = Date.parse('2026-11-22T12:00:00Z')

test('a visit is kept until it ends, and the sub-agency of an earlier one is forgotten', () => {
  const attribution = { agencyId: 7, subAgencyId: null, attributedUntil: '2026-11-22T13:00:00Z' }
  const [agency = '', sub = ''] = buildAttributionCookies(attribution, { secure: true, now })
  expect(agency).toMatch(/^ac_k_no=7; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(sub).toMatch(/^alt_ac_k_no=; .*Max-Age=0/)
})

test('one that is over is not kept', () => {
  const attribution = { agencyId: 7, subAgencyId: 2, attributedUntil: '2026-11-22T11:00:00Z' }
  for (const cookie of buildAttributionCookies(attribution, { secure: false, now }))
    expect(cookie).toContain('Max-Age=0')
})

test.each([
  [
    { ac_k_no: '7', alt_ac_k_no: '3' },
    { agencyId: 7, subAgencyId: 3 },
  ],
  [{ ac_k_no: '7' }, { agencyId: 7, subAgencyId: null }],
  [{ alt_ac_k_no: '3' }, { agencyId: null, subAgencyId: null }],
  [{ ac_k_no: '-1' }, { agencyId: null, subAgencyId: null }],
  [{ ac_k_no: '7; drop' }, { agencyId: null, subAgencyId: null }],
  [{ ac_k_no: '99999999999' }, { agencyId: null, subAgencyId: null }],
])('%o is read as %o', (jar: Record<string, string>, expected) => {
  expect(readAttribution((name) => jar[name])).toEqual(expected)
})
