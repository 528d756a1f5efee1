import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { type Queryable, schema } from '../../platform/database/client'
import type { DeskContext } from '../context'
import type { Html } from '../html'

const { documents } = schema

const KINDS: Record<string, string> = { 'application/pdf': 'PDF', 'image/jpeg': 'JPEG', 'image/png': 'PNG' }

interface MedicalPaper {
  id: number
  mediaType: string
}

export async function findMedicalPapers(db: Queryable, requestId: number): Promise<MedicalPaper[]> {
  const columns = { id: documents.id, mediaType: documents.mediaType }
  return db.select(columns).from(documents).where(eq(documents.requestId, requestId)).orderBy(asc(documents.id))
}

/** Number and kind of each, without its name, which may tell of an illness; a link for who may open it. */
export function medicalPaperList({ base, staff, texts }: DeskContext, papers: readonly MedicalPaper[]): Html {
  const rows = papers.map(({ id, mediaType }, index) => {
    const label = `${index + 1} · ${KINDS[mediaType] ?? mediaType}`
    return staff.medicalDocuments
      ? html`<a class="line" href="${base}/papers/${id}"><bdi>${label}</bdi></a>`
      : html`<span class="line"><bdi>${label}</bdi></span>`
  })
  return staff.medicalDocuments ? html`${rows}` : html`${rows}<p class="hint">${texts.refusals.medicalDocuments}</p>`
}
