import { describe, expect, it } from 'vitest'
import { lykia, orion } from './tenants'

describe('the promotions of the home pages', () => {
  it('hold for every boat day of Lykia Tours', () => {
    const boats = lykia.products.filter((product) => product.category === 'boat-trips')
    expect(boats.length).toBeGreaterThan(0)
    for (const { campaign } of boats) expect(Number(campaign?.discountValue)).toBeGreaterThanOrEqual(10)
  })

  it('hold for every villa of Orion Reisen', () => {
    const villas = orion.products.filter((product) => product.kind === 'villa')
    expect(villas.length).toBeGreaterThan(0)
    for (const { campaign } of villas) expect(Number(campaign?.discountValue)).toBeGreaterThanOrEqual(12)
  })
})
