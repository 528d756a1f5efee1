import { asc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { createDocumentSealer, openContent, openName } from '../../documents/service'
import { type Queryable, schema } from '../../platform/database/client'
import { ApiError } from '../../platform/http/errors'
import type { Asked } from '../asked'
import type { DeskContext } from '../context'
import type { Html } from '../html'
import { writeLog } from '../perform'
import { DeskRefusal } from '../refusal'

const { documents } = schema

interface PaperName {
  id: number
  fileName: string
}

type Owner = { notificationId: number } | { agencyId: number }

function ownedBy(owner: Owner) {
  return 'notificationId' in owner
    ? eq(documents.notificationId, owner.notificationId)
    : eq(documents.agencyId, owner.agencyId)
}

export async function findPapers(db: Queryable, owner: Owner): Promise<PaperName[]> {
  const columns = { id: documents.id, fileName: documents.fileName }
  return db.select(columns).from(documents).where(ownedBy(owner)).orderBy(asc(documents.id))
}

export const paperLinks = ({ base }: DeskContext, papers: readonly PaperName[]): Html =>
  html`${papers.map((paper) => html`<a class="line" href="${base}/papers/${paper.id}"><bdi>${paper.fileName}</bdi></a>`)}`

/**
 * `GET …/papers/<id>`: what a traveller or an agency has sent, always as a download, never shown inside the desk. Each
 * time is logged. A medical document needs the permission of the account, which no role includes; one that no request
 * took belongs to nobody yet.
 */
export async function sendPaper(context: DeskContext, { id }: Asked): Promise<Response> {
  const [paper] = await context.db.select().from(documents).where(eq(documents.id, id))
  if (!paper || (paper.requestId === null && paper.notificationId === null && paper.agencyId === null))
    throw new ApiError('notFound')
  const { requestId, notificationId, agencyId, mediaType } = paper
  if (requestId !== null && !context.staff.medicalDocuments) throw new DeskRefusal('medicalDocuments', {}, 403)
  const sealer = createDocumentSealer(context.services.env, context.company)
  const content = openContent(sealer, paper)
  if (content === null) throw new Error(`document ${id} has the key ${paper.sealedWith}, which is not configured`)
  const fileName = openName(sealer, paper)
  const subject = requestId !== null ? 'request' : notificationId !== null ? 'claim' : 'agency'
  const subjectId = requestId ?? notificationId ?? agencyId ?? 0
  const action = requestId !== null ? 'medicalDocumentOpened' : 'paperTaken'
  const entry = { action, subject, subjectId, label: String(id), before: {}, after: {} } as const
  await context.db.transaction((transaction) => writeLog(transaction, context, entry, null))
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': mediaType,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  })
}
