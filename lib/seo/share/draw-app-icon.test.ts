import sharp from 'sharp'
import { expect, test } from 'vitest'
import { APP_ICONS } from './app-icon-address'
import { drawAppIcon } from './draw-app-icon'

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${body}</svg>`)
const ON_GROUND = svg(
  '<rect width="40" height="40" rx="10" fill="#0B5A63"/><circle cx="20" cy="20" r="8" fill="#fff"/>',
)
const ON_NONE = svg('<circle cx="20" cy="20" r="8" fill="#0B5A63"/>')

async function corner(icon: Buffer) {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixel: [...data.subarray(0, 4)], edge: info.width }
}

test.each(Object.entries(APP_ICONS))('%s has its size', async (_name, icon) => {
  const { edge } = await corner(await drawAppIcon(ON_GROUND, icon))
  expect(edge).toBe(icon.edge)
})

test('the corners of a plain icon stay clear, and a sign on a ground goes on to those of a square', async () => {
  const any = { edge: 192, purpose: 'any' } as const
  const maskable = { edge: 192, purpose: 'maskable' } as const
  expect((await corner(await drawAppIcon(ON_GROUND, any))).pixel[3]).toBe(0)
  expect((await corner(await drawAppIcon(ON_GROUND, maskable))).pixel).toEqual([0x0b, 0x5a, 0x63, 255])
  expect((await corner(await drawAppIcon(ON_NONE, maskable))).pixel).toEqual([255, 255, 255, 255])
})
