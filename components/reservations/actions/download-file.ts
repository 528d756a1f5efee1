import { toBytes } from '@/lib/vouchers/save-voucher'

/** Downloads a file returned by the API. The browser saves or opens it according to its settings. */
export function downloadFile({ fileName, mediaType, base64 }: { fileName: string; mediaType: string; base64: string }) {
  const address = URL.createObjectURL(new Blob([toBytes(base64)], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers read the URL only after the current task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
