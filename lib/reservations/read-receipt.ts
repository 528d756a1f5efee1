/** The API's limit (3 MB); larger files are not sent. */
export const MAXIMUM_RECEIPT_BYTES = 3 * 1024 * 1024

export const RECEIPT_TYPES = 'application/pdf,image/jpeg,image/png'

/**
 * A chosen file as base64, or null if it is too large, of another type, or unreadable. The API checks the actual
 * content.
 */
export async function readReceipt(file: File): Promise<string | null> {
  if (file.size === 0 || file.size > MAXIMUM_RECEIPT_BYTES || !RECEIPT_TYPES.split(',').includes(file.type)) return null
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    let text = ''
    // Converted in parts: the number of arguments of a call is limited.
    for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768))
    return btoa(text)
  } catch {
    return null
  }
}
