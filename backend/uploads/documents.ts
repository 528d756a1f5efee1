import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiError } from '../http/errors'

/** Papers that people send: kept beside the uploads host's folder, never inside it, since nobody else may read them. */
const FOLDER = 'documents'

export const MAXIMUM_DOCUMENT_BYTES = 3 * 1024 * 1024

const TYPES = [
  { type: 'application/pdf', ending: 'pdf', begins: Buffer.from('%PDF-') },
  { type: 'image/jpeg', ending: 'jpg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  { type: 'image/png', ending: 'png', begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
] as const

export interface StoredDocument {
  /** Company, random name and ending; below the folder of documents. */
  file: string
  type: (typeof TYPES)[number]['type']
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const FILE = /^[a-z][a-z0-9_]{1,30}\/[a-f0-9]{32}\.(pdf|jpg|png)$/

/**
 * Keeps a document that came as base64. What it is, its first bytes say, never its name. Throws `fileRefused` for
 * anything but a PDF, JPG or PNG of at most 3 MB.
 */
export async function storeDocument(dataDir: string, company: string, base64: string): Promise<StoredDocument> {
  const content = BASE64.test(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0)
  const known = TYPES.find(({ begins }) => content.subarray(0, begins.length).equals(begins))
  if (!known || content.length > MAXIMUM_DOCUMENT_BYTES) throw new ApiError('fileRefused')
  const file = `${company}/${randomBytes(16).toString('hex')}.${known.ending}`
  await mkdir(join(dataDir, FOLDER, company), { recursive: true })
  await writeFile(join(dataDir, FOLDER, file), content, { flag: 'wx', mode: 0o600 })
  return { file, type: known.type }
}

/** For the desk; null for a name that is none of ours or a file that is gone. */
export async function readDocument(dataDir: string, file: string): Promise<Buffer | null> {
  if (!FILE.test(file)) return null
  return readFile(join(dataDir, FOLDER, file)).catch(() => null)
}
