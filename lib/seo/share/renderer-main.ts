import { setPriority } from 'node:os'
import type { AppIcon } from './app-icon-address'
import { drawAppIcon } from './draw-app-icon'
import { drawSharePicture, type ShareContent } from './draw-share-picture'

/** A picture that a worker thread draws, with everything that it shows. */
export type DrawingJob = { kind: 'card'; content: ShareContent } | { kind: 'icon'; favicon: Buffer; icon: AppIcon }

/** A tenth of the CPU time that a page gets where both want the same core. */
const NICE = 10

// Linux has a priority for each thread, and 0 names the one that asks; elsewhere it names the whole process.
if (process.platform === 'linux') setPriority(0, NICE)

/** The worker thread's one task. A job's buffers arrive as plain arrays of bytes. */
export async function render(job: DrawingJob): Promise<Uint8Array> {
  if (job.kind === 'icon') return new Uint8Array(await drawAppIcon(Buffer.from(job.favicon), job.icon))
  const { picture } = job.content
  return new Uint8Array(await drawSharePicture({ ...job.content, picture: picture && Buffer.from(picture) }))
}
