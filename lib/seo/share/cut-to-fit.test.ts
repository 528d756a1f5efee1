import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cutToFit } from './cut-to-fit'

/** 300 × 100 px: one third each in red, green and blue. */
async function drawThirds(): Promise<Buffer> {
  const thirds = ['red', 'green', 'blue'].map(
    (fill, index) => `<rect x="${index * 100}" width="100" height="100" fill="${fill}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${thirds.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const cut = { width: 40, height: 40 }

test.each([
  [{ x: 0, y: 0.5 }, [255, 0, 0]],
  [{ x: 0.5, y: 0.5 }, [0, 128, 0]],
  [{ x: 1, y: 0.5 }, [0, 0, 255]],
  [undefined, [0, 128, 0]],
])('the focal point %o stays in the cut', async (focalPoint, colour) => {
  const bytes = await cutToFit(await drawThirds(), cut, focalPoint)
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([cut.width, cut.height])
  const middle = (20 * info.width + 20) * 3
  expect([...data.subarray(middle, middle + 3)]).toEqual(colour)
})

test.each([
  [333, 77],
  [41, 1000],
  [40, 40],
])('a picture of %i × %i px fills the size exactly', async (width, height) => {
  const picture = await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  for (const x of [0, 0.37, 1]) {
    const { width: filled, height: high } = await sharp(await cutToFit(picture, cut, { x, y: x })).metadata()
    expect([filled, high]).toEqual([cut.width, cut.height])
  }
})
