'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'

interface ShareButtonProps {
  title: string
  label: string
  /** Label after the URL was copied. */
  done: string
  className: string
  isBare?: boolean | undefined
}

const SAID_MS = 2500

/** Opens the device's share dialog; if there is none, copies the URL to the clipboard. */
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
      // The guest closed the share dialog, or the browser denied access to the clipboard.
      setDone(false)
    }
  }

  return (
    <>
      <button type="button" className={className} aria-label={isBare ? undefined : label} onClick={share}>
        <Icon name={isDone ? 'check' : 'share-2'} />
        {isBare && <span>{isDone ? done : label}</span>}
      </button>
      {/* Outside the button, because its text would become part of the button's name. */}
      <span className="sr-only" role="status">
        {isDone ? done : ''}
      </span>
    </>
  )
}
