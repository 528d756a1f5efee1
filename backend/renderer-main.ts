import { setPriority } from 'node:os'
import { type DocumentJob, renderDocument } from './render-document'

/**
 * The thread gets a third of the CPU time of a request when both compete. With less, a busy machine renders nothing.
 */
const NICE = 5

// On Linux each thread has a priority, and 0 means the calling thread. On other systems 0 means the whole process.
if (process.platform === 'linux') setPriority(0, NICE)

/** The only task of the worker thread: renders a document and returns the bytes of the PDF. */
export async function render(job: DocumentJob): Promise<Uint8Array> {
  return new Uint8Array(await renderDocument(job))
}
