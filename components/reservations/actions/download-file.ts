import { toBytes } from '@/lib/vouchers/save-voucher'

/** Hands a file of the API to the browser, which saves or opens it as the person has it. */
export function downloadFile({ fileName, mediaType, base64 }: { fileName: string; mediaType: string; base64: string }) {
  const address = URL.createObjectURL(new Blob([toBytes(base64)], { type: mediaType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
