import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { type Queryable, schema } from '../../db/client'
import { ApiError } from '../../http/errors'
import type { Asked } from '../asked'
import type { DeskContext } from '../context'
import type { Html } from '../html'
import { writeLog } from '../perform'

const { documents } = schema

interface PaperName {
  id: number
  fileName: string
}

type Owner = { notificationId: number } | { requestId: number } | { agencyId: number }

function ownedBy(owner: Owner) {
  if ('notificationId' in owner) return eq(documents.notificationId, owner.notificationId)
  return 'requestId' in owner ? eq(documents.requestId, owner.requestId) : eq(documents.agencyId, owner.agencyId)
}

export async function findPapers(db: Queryable, owner: Owner): Promise<PaperName[]> {
  const columns = { id: documents.id, fileName: documents.fileName }
  return db.select(columns).from(documents).where(ownedBy(owner)).orderBy(asc(documents.id))
}

export const paperLinks = ({ base }: DeskContext, papers: readonly PaperName[]): Html =>
  html`${papers.map((paper) => html`<a class="line" href="${base}/papers/${paper.id}"><bdi>${paper.fileName}</bdi></a>`)}`

/**
 * `GET …/papers/<id>`: what a traveller or an agency has sent, always as a download, never shown inside the desk. That
 * somebody took it is logged: it may be about a person's health. One that no enquiry took belongs to nobody yet.
 */
export async function sendPaper(context: DeskContext, { id }: Asked): Promise<Response> {
  const [paper] = await context.db.select().from(documents).where(eq(documents.id, id))
  if (!paper || (paper.requestId === null && paper.notificationId === null && paper.agencyId === null))
    throw new ApiError('notFound')
  const { requestId, notificationId, agencyId } = paper
  const subject = requestId !== null ? 'request' : notificationId !== null ? 'claim' : 'agency'
  const subjectId = requestId ?? notificationId ?? agencyId ?? 0
  const entry = { action: 'paperTaken', subject, subjectId, label: String(id), before: {}, after: {} } as const
  await context.db.transaction((transaction) => writeLog(transaction, context, entry, null))
  return new Response(new Uint8Array(paper.content), {
    headers: {
      'content-type': paper.mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(paper.fileName)}`,
    },
  })
}
