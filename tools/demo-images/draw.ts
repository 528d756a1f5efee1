import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeVariant } from '@/backend/media/encode-variant'
import { PICTURE_FORMATS } from '@/domain/media/variants'
import { BRANDS, drawBrand } from './brand/brand'
import { type PictureSpec, pictureKey } from './pictures'
import { toWebp } from './raster'

/** The width of the variants that the demo's loader stores (demo/load/image-library.ts). */
const CARD_WIDTH = 640

type Specs = Readonly<Record<string, PictureSpec>>
/** The key of the specification that a file was drawn from, by identifier. */
type Drawn = Record<string, string>

async function readJson<T>(path: string, missing: T): Promise<T> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? missing : (JSON.parse(text) as T)
}

async function drawBrands(target: string): Promise<void> {
  for (const [company, brand] of Object.entries(BRANDS)) {
    await mkdir(join(target, company), { recursive: true })
    for (const [name, drawing] of Object.entries(drawBrand(brand)))
      await writeFile(join(target, company, name), drawing)
  }
}

/** Writes the variants that cards show and that the loader stores; those that are there are not encoded again. */
async function encodeCards(images: string, id: string, isDrawn: boolean): Promise<void> {
  for (const format of PICTURE_FORMATS) {
    const path = join(images, String(CARD_WIDTH), `${id}.${format}`)
    if (!isDrawn && existsSync(path)) continue
    const source = await readFile(join(images, `${id}.webp`))
    await writeFile(path, await encodeVariant({ source, width: CARD_WIDTH, format }))
  }
}

/**
 * Draws into `demo/images` and `demo/brand` below `root`, and removes images that have no specification.
 *
 * @param only identifiers to draw again, whether they have changed or not
 */
export async function drawAll(root: string, only: readonly string[]): Promise<void> {
  const tool = join(root, 'tools/demo-images')
  const images = join(root, 'demo/images')
  const specs = await readJson<Specs>(join(tool, 'specs.json'), {})
  const drawn = await readJson<Drawn>(join(tool, 'drawn.json'), {})
  await mkdir(join(images, String(CARD_WIDTH)), { recursive: true })
  const present = new Set((await readdir(images)).filter((name) => name.endsWith('.webp')))
  const saveDrawn = () =>
    writeFile(join(tool, 'drawn.json'), `${JSON.stringify(drawn, Object.keys(drawn).sort(), 2)}\n`)
  for (const name of present) {
    const id = name.replace('.webp', '')
    if (specs[id]) continue
    await rm(join(images, name))
    for (const format of PICTURE_FORMATS) await rm(join(images, String(CARD_WIDTH), `${id}.${format}`), { force: true })
    delete drawn[id]
  }
  for (const [id, spec] of Object.entries(specs)) {
    const key = pictureKey(spec)
    const isWanted = only.length > 0 ? only.includes(id) : drawn[id] !== key || !present.has(`${id}.webp`)
    if (isWanted) {
      await writeFile(join(images, `${id}.webp`), await toWebp(spec))
      drawn[id] = key
      await saveDrawn()
      process.stdout.write(`${id}\n`)
    }
    await encodeCards(images, id, isWanted)
  }
  await drawBrands(join(root, 'demo/brand'))
}
