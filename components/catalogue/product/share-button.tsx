'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'

interface ShareButtonProps {
  title: string
  label: string
  /** What it says after the address was copied. */
  done: string
  className: string
  isBare?: boolean | undefined
}

const SAID_MS = 2500

/** The device's own way of sharing, else the address goes to the clipboard. */
export function ShareButton({ title, label, done, className, isBare }: ShareButtonProps) {
  const [isDone, setDone] = useState(false)

  const share = async () => {
    const url = window.location.href.split('#')[0] ?? ''
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setDone(true)
      window.setTimeout(() => setDone(false), SAID_MS)
    } catch {
      // The person has closed the device's sheet, or the browser keeps the clipboard to itself: nothing has changed.
      setDone(false)
    }
  }

  return (
    <>
      <button type="button" className={className} aria-label={isBare ? undefined : label} onClick={share}>
        <Icon name={isDone ? 'check' : 'share-2'} />
        {isBare && <span>{isDone ? done : label}</span>}
      </button>
      {/* Beside the button, whose name it would be part of. */}
      <span className="sr-only" role="status">
        {isDone ? done : ''}
      </span>
    </>
  )
}
