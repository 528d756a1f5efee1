'use client'

import { IconButton } from '@/components/ui/icon-button'

/** Swaps start and destination of the form. */
export function SwapPlaces({ from, to, label }: { from: string; to: string; label: string }) {
  const swap = () => {
    const [start, end] = [from, to].map((id) => document.getElementById(id))
    if (!(start instanceof HTMLInputElement && end instanceof HTMLInputElement)) return
    const { value } = start
    start.value = end.value
    end.value = value
  }
  return (
    <IconButton
      icon="arrow-up-down"
      label={label}
      onClick={swap}
      className="justify-self-center sm:[&>svg]:rotate-90"
    />
  )
}
