'use client'

import { notify } from '@/components/member/notify'
import { useHydrated } from '@/components/member/use-hydrated'
import { IconButton } from '@/components/ui/icon-button'

interface CopyButtonProps {
  value: string
  label: string
  copied: string
  failed: string
}

/** Puts a number into the clipboard; not there without scripts, when it could do nothing. */
export function CopyButton({ value, label, copied, failed }: CopyButtonProps) {
  const isAlive = useHydrated()
  if (!isAlive) return null
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
