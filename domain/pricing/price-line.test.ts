import { describe, expect, test } from 'vitest'
import { buildBaseLine } from './price-line'
import { makeItem, RATES } from './test-input'

describe('individual prices', () => {
  test('unit prices × people, the campaign off the product, the extras on top', () => {
    // 2 × 37.80 + 1 × 22.00 + 1 × 0.00 = 97.60; less 10 % = 9.76 → 87.84; plus 3 × 6.00 = 18.00 → 105.84
    const line = buildBaseLine(
      makeItem({
        people: { adult: 2, child: 1, infant: 1 },
        unitPrices: { adult: '37.80', child: '22.00', infant: '0.00' },
        campaign: { discountType: 'percent', discountValue: '10' },
        extras: [{ id: 'castle', unitPrice: '6.00', quantity: 3 }],
      }),
      'EUR',
      RATES,
    )
    expect(line).toEqual({
      key: 'a',
      components: [
        { code: 'adult', quantity: 2, unitPrice: '37.80', amount: '75.60' },
        { code: 'child', quantity: 1, unitPrice: '22.00', amount: '22.00' },
        { code: 'infant', quantity: 1, unitPrice: '0.00', amount: '0.00' },
        { code: 'extra:castle', quantity: 3, unitPrice: '6.00', amount: '18.00' },
      ],
      productTotal: '97.60',
      campaignDiscount: '9.76',
      extrasTotal: '18.00',
      left: '105.84',
    })
  })

  test('each day of a stay counts again, the extras do not', () => {
    // 2 people × 3 days × 100.00 = 600.00, plus 15.00
    const line = buildBaseLine(
      makeItem({
        people: { adult: 2, child: 0, infant: 0 },
        quantity: 3,
        extras: [{ id: 'seat', unitPrice: '15.00', quantity: 1 }],
      }),
      'EUR',
      RATES,
    )
    expect(line.components[0]).toEqual({ code: 'adult', quantity: 6, unitPrice: '100.00', amount: '600.00' })
    expect(line.left).toBe('615.00')
  })

  test('nobody costs nothing', () => {
    const line = buildBaseLine(makeItem({ people: { adult: 0, child: 0, infant: 0 } }), 'EUR', RATES)
    expect([line.components, line.left]).toEqual([[], '0.00'])
  })
})

describe('group prices', () => {
  const yacht = makeItem({
    pricing: { mode: 'group', groupPrice: '340.00', includedPersons: 8, extraPersonPrice: '25.00' },
    quantity: 2,
  })

  test('persons beyond the included pay the surcharge, per day; children and infants are persons', () => {
    // 2 days × 340.00 + 2 days × (6 + 3 + 1 − 8 = 2) × 25.00 = 680.00 + 100.00
    const line = buildBaseLine({ ...yacht, people: { adult: 6, child: 3, infant: 1 } }, 'EUR', RATES)
    expect(line.components).toEqual([
      { code: 'group', quantity: 2, unitPrice: '340.00', amount: '680.00' },
      { code: 'extraPerson', quantity: 4, unitPrice: '25.00', amount: '100.00' },
    ])
    expect(line.left).toBe('780.00')
  })

  test.each([
    [8, '680.00'],
    [9, '730.00'],
    [1, '680.00'],
    [0, '680.00'],
  ])('%d persons: %s', (adult, total) => {
    expect(buildBaseLine({ ...yacht, people: { adult, child: 0, infant: 0 } }, 'EUR', RATES).left).toBe(total)
  })

  test('a stay across two seasons adds its parts up', () => {
    // 2 nights × 140.00 + 3 nights × 155.00 = 280.00 + 465.00
    const part = (quantity: number, groupPrice: string) => ({
      quantity,
      unitPrices: yacht.unitPrices,
      pricing: { mode: 'group' as const, groupPrice, includedPersons: 8, extraPersonPrice: '25.00' },
    })
    const line = buildBaseLine({ ...yacht, segments: [part(2, '140.00'), part(3, '155.00')] }, 'EUR', RATES)
    expect(line.components.map((component) => component.amount)).toEqual(['280.00', '465.00'])
    expect(line.productTotal).toBe('745.00')
    expect(buildBaseLine({ ...yacht, segments: [] }, 'EUR', RATES).productTotal).toBe('680.00')
  })
})

describe('campaigns and currencies', () => {
  test('a fixed campaign is in the currency of the item, once per line, and stops at the price', () => {
    const fixed = (discountValue: string) => makeItem({ campaign: { discountType: 'fixed', discountValue } })
    expect(buildBaseLine(fixed('15.00'), 'EUR', RATES).left).toBe('85.00')
    // 15.00 × 49.80 = 747.00 of 4980.00
    expect(buildBaseLine(fixed('15.00'), 'TRY', RATES).campaignDiscount).toBe('747.00')
    const beyond = buildBaseLine(fixed('150.00'), 'EUR', RATES)
    expect([beyond.campaignDiscount, beyond.left]).toEqual(['100.00', '0.00'])
  })

  test('a campaign takes nothing off the extras', () => {
    const line = buildBaseLine(
      makeItem({
        campaign: { discountType: 'percent', discountValue: '100' },
        extras: [{ id: 'meal', unitPrice: '5.00', quantity: 1 }],
      }),
      'EUR',
      RATES,
    )
    expect(line.left).toBe('5.00')
  })

  test('the unit price is converted and rounded first, so that the printed line multiplies', () => {
    // 333.40 TRY ÷ 49.80 = 6.6947… → 6.69; × 3 = 20.07, where the sum converted at the end would be 20.08
    const line = buildBaseLine(
      makeItem({
        currency: 'TRY',
        unitPrices: { adult: '333.40', child: '0.00', infant: '0.00' },
        people: { adult: 3, child: 0, infant: 0 },
      }),
      'EUR',
      RATES,
    )
    expect(line.components).toEqual([{ code: 'adult', quantity: 3, unitPrice: '6.69', amount: '20.07' }])
  })
})
