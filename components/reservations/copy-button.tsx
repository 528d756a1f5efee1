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

/** Puts a number into the clipboard; not there without scripts, when it could do nothing. */
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
