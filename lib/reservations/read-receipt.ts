/** What the API takes (3 MB); more would not even be sent. */
export const MAXIMUM_RECEIPT_BYTES = 3 * 1024 * 1024

export const RECEIPT_TYPES = 'application/pdf,image/jpeg,image/png'

/** A chosen file as base64, or null when it is too large, of another type, or cannot be read. What it really is, the API looks at. */
export async function readReceipt(file: File): Promise<string | null> {
  if (file.size === 0 || file.size > MAXIMUM_RECEIPT_BYTES || !RECEIPT_TYPES.split(',').includes(file.type)) return null
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    let text = ''
    // In parts: a call takes only so many arguments.
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
    return btoa(text)
  } catch {
    return null
  }
}
