'use client'

import { useHydrated } from '@/components/forms/use-hydrated'
import { notify } from '@/components/toasts/notify'
import { IconButton } from '@/components/ui/icon-button'

interface CopyButtonProps {
  value: string
  label: string
  copied: string
  failed: string
}

/** Copies a number to the clipboard. Not rendered without scripts. */
export function CopyButton({ value, label, copied, failed }: CopyButtonProps) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      notify({ text: copied, tone: 'ok' })
    } catch {
      notify({ text: failed, tone: 'bad' })
    }
  }
  return <IconButton icon="copy" label={label} onClick={copy} />
}
