export type BodyResult = { ok: true; text: string } | { ok: false; reason: 'bodyTooLarge' }

/** Reads a body as text, and stops at the limit (bytes) regardless of `Content-Length`. */
export async function readBody(request: Request, maximumBytes: number): Promise<BodyResult> {
  const tooLarge = { ok: false, reason: 'bodyTooLarge' } as const
  if (Number(request.headers.get('content-length') ?? 0) > maximumBytes) return tooLarge
  if (!request.body) return { ok: true, text: '' }
  const reader = request.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { ok: true, text: text + decoder.decode() }
    size += value.byteLength
    if (size > maximumBytes) {
      await reader.cancel()
      return tooLarge
    }
    text += decoder.decode(value, { stream: true })
  }
}
