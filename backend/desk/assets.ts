import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@/domain/settings/schema'
import { schema, type TenantDatabase } from '../db/client'

const FONTS_FOLDER = 'public/fonts'
const FONTS = ['latin', 'cyrillic', 'arabic'] as const

const TOKEN = /^[a-z][a-z-]{1,30}$/
const COLOUR = /^#[0-9a-f]{3,8}$/i

export const readStylesheet = (): Promise<string> => readFile('backend/desk/desk.css', 'utf8')

/** One of the storefront's fonts by its script; null for any other name, and where the storefront is not beside us. */
export async function readFont(name: string): Promise<Buffer | null> {
  if (!FONTS.some((known) => known === name)) return null
  const files = await readdir(FONTS_FOLDER).catch(() => [])
  const file = files.find((each) => new RegExp(`^${name}\\.[0-9a-f]+\\.woff2$`).test(each))
  return file ? readFile(join(FONTS_FOLDER, file)) : null
}

/** The tenant's colours as tokens; what is no colour is left out, whoever wrote it into the settings. */
export async function buildTheme(db: TenantDatabase): Promise<string> {
  const rows = await db.select().from(schema.settings)
  const theme = rows.find((row) => row.section === 'theme')?.value as Partial<Settings['theme']> | undefined
  const tokens = { ...theme?.overrides, ...(theme?.brand ? { brand: theme.brand } : {}) }
  const lines = Object.entries(tokens).filter(([name, value]) => TOKEN.test(name) && COLOUR.test(value))
  return `:root{${lines.map(([name, value]) => `--${name}:${value}`).join(';')}}`
}
