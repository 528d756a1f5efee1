'use client'

import type { MouseEvent } from 'react'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { callOperator } from '@/lib/api/browser'
import { closeAttempt } from '@/lib/checkout/attempt'

interface RetryLinksProps {
  /** The reservation that was not paid; null when nobody knows which. */
  reference: string | null
  checkoutPath: string
  retry: string
  other: string
}

/** Back to the till. The unpaid reservation is given up first, so that its places are free for the next try. */
export function RetryLinks({ reference, checkoutPath, retry, other }: RetryLinksProps) {
  const [isLeaving, setLeaving] = useState(false)

  const leave = async (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (reference === null || !isPlain) return
    event.preventDefault()
    if (isLeaving) return
    setLeaving(true)
    const { href } = event.currentTarget
    // Whether it could be given up or not: the till itself gives up what is in its own way.
    await callOperator('abandonReservation', { reference })
    closeAttempt()
    window.location.assign(href)
  }

  return (
    <div className="mt-8 flex flex-wrap gap-3" aria-busy={isLeaving}>
      <ButtonLink tone="buy" size="large" href={checkoutPath} onClick={leave} data-native="">
        {retry}
      </ButtonLink>
      <ButtonLink tone="secondary" size="large" href={`${checkoutPath}#pay`} onClick={leave} data-native="">
        {other}
      </ButtonLink>
    </div>
  )
}
