import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@/domain/settings/schema'
import { schema, type TenantDatabase } from '../platform/database/client'

const FONTS_FOLDER = 'public/fonts'
const FONTS = ['latin', 'cyrillic', 'arabic'] as const

const TOKEN = /^[a-z][a-z-]{1,30}$/
const COLOUR = /^#[0-9a-f]{3,8}$/i

/** A bell on a counter, in the shop's default colour: what a browser shows in its tab. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0b5a63"/><path d="M6 22a10 10 0 0 1 20 0zM5 24h22M16 9v3" fill="#fff" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>'

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
