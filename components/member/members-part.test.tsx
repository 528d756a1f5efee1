import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LiveIslandsProps } from './live-islands'
import { MembersPart } from './members-part'

const given = vi.hoisted(() => vi.fn<(props: Partial<LiveIslandsProps>) => null>(() => null))
vi.mock('./member-islands', () => ({ MemberIslands: given }))
vi.mock('@/lib/settings/queries', () => ({
  getSettings: async () => ({ home: { hero: { image: { file: 'lykia/pictures/harbour', cover: 1 }, images: [] } } }),
  getOtherSettings: async () => ({ minimumPasswordLength: 8 }),
}))

test("the dialog asks for passwords as long as the tenant's, and shows its picture", async () => {
  render(await MembersPart({ locale: 'en', company: 'lykia' }))
  expect(given.mock.calls[0]?.[0]).toEqual({ picture: 'lykia/pictures/harbour', minimumPasswordLength: 8 })
})
