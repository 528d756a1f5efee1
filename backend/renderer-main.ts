import { setPriority } from 'node:os'
import { type DocumentJob, renderDocument } from './render-document'

/** A third of the CPU time that a request gets where both want the same core: with less a busy machine would render nothing. */
const NICE = 5

// Linux has a priority for each thread, and 0 names the one that asks; elsewhere it names the whole process.
if (process.platform === 'linux') setPriority(0, NICE)

/** The worker thread's one task: a document as the bytes of its PDF. */
export async function render(job: DocumentJob): Promise<Uint8Array> {
  return new Uint8Array(await renderDocument(job))
}
