import { setPriority } from 'node:os'
import type { AppIcon } from './app-icon-address'
import { drawAppIcon } from './draw-app-icon'
import { drawSharePicture, type ShareContent } from './draw-share-picture'

/** An image for the worker thread, with all its content. */
export type DrawingJob = { kind: 'card'; content: ShareContent } | { kind: 'icon'; favicon: Buffer; icon: AppIcon }

/** A tenth of the CPU time of page rendering when both compete for one core. */
const NICE = 10

// Linux has a priority per thread, and 0 means the calling one; on other systems it means the whole process.
if (process.platform === 'linux') setPriority(0, NICE)

/** The worker thread's only task. Buffers of a job arrive as plain byte arrays. */
export async function render(job: DrawingJob): Promise<Uint8Array> {
  if (job.kind === 'icon') return new Uint8Array(await drawAppIcon(Buffer.from(job.favicon), job.icon))
  const { picture } = job.content
  return new Uint8Array(await drawSharePicture({ ...job.content, picture: picture && Buffer.from(picture) }))
}
