import { describe, expect, it } from 'vitest'
import { lykia } from '../lykia/tenant'
import { orion } from '../orion/tenant'
import { applyCampaign } from './apply-campaign'

describe('applyCampaign', () => {
  const [product] = lykia.products
  if (!product) throw new Error('no product')
  const { campaign: _own, ...plain } = product
  const campaign = {
    discountType: 'percent' as const,
    discountValue: '7.00',
    endsInDays: 3,
    label: { en: 'a', tr: 'b', de: 'c', ru: 'd' },
  }
  const other = { ...plain, code: 'other' }
  const own = { ...plain, campaign: { ...campaign, discountValue: '9.00' } }

  it('reaches those that are meant and leaves their own campaigns', () => {
    const result = applyCampaign([plain, other, own], ({ code }) => code !== 'other', campaign)
    expect(result.map((each) => each.campaign?.discountValue)).toEqual(['7.00', undefined, '9.00'])
  })
})

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
