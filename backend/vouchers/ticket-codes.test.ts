import { beforeEach, expect, test, vi } from 'vitest'
import { buildQrCode, renderQrSvg } from '../platform/pdf/qr-code'
import { getTicketCode } from './ticket-codes'

vi.mock('../platform/pdf/qr-code', async (original) => {
  const { buildQrCode: build, ...others } = await original<typeof import('../platform/pdf/qr-code')>()
  return { ...others, buildQrCode: vi.fn(build) }
})

beforeEach(() => void vi.mocked(buildQrCode).mockClear())

test('the code of a link is made once, and is that link’s', () => {
  for (const link of ['a', 'b', 'a', 'b']) expect(getTicketCode(link)).toBe(renderQrSvg(buildQrCode(link)))
  // Four of the calls are made by this test itself.
  expect(buildQrCode).toHaveBeenCalledTimes(6)
})

test('the oldest are made again', () => {
  for (let number = 0; number <= 500; number += 1) getTicketCode(`old ${number}`)
  vi.mocked(buildQrCode).mockClear()
  getTicketCode('old 500')
  expect(buildQrCode).toHaveBeenCalledTimes(0)
  getTicketCode('old 0')
  expect(buildQrCode).toHaveBeenCalledTimes(1)
})
