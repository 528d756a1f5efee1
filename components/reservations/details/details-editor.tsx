'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { afterPaint } from '@/components/ui/after-paint'
import { Button } from '@/components/ui/button'
import { loadPart } from '@/components/ui/load-with-retry'
import { Skeleton } from '@/components/ui/skeleton'
import type { ReservationDetails } from '@/domain/reservations/details-schema'

const DetailsForm = dynamic(() => loadPart(() => import('./details-form').then((part) => part.DetailsForm)), {
  ssr: false,
  loading: () => <Skeleton className="h-96" />,
})

/** What the form needs to know of the booking beside its details; plain data, for the browser. */
export interface DetailsBooking {
  reference: string
  bookingNumber: string
  timeZone: string
  hasVoucher: boolean
  /** Of the items of the details, in their order. */
  titles: readonly string[]
}

interface DetailsEditorProps {
  booking: DetailsBooking
  details: ReservationDetails
  /** The details to be read. */
  children: ReactNode
}

const EDIT_ID = 'edit-details'

/** The details as they are, or the form in their place; it comes with its first opening and then keeps what was typed. */
export function DetailsEditor({ booking, details, children }: DetailsEditorProps) {
  const t = useTranslations('afterwards.details')
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const close = (isSaved: boolean) => {
    setOpen(false)
    // Saved, it begins anew with what is stored.
    if (isSaved) setSeen(false)
    void afterPaint().then(() => (document.getElementById(EDIT_ID) ?? document.getElementById('details'))?.focus())
  }
  const open = () => {
    setSeen(true)
    setOpen(true)
  }
  return (
    <>
      <div hidden={isOpen}>
        {children}
        {details.detailsState === 'open' && (
          <Button
            id={EDIT_ID}
            tone="secondary"
            icon="pencil"
            className="no-print mt-6 noscript:hidden"
            disabled={!isHydrated}
            onClick={open}
          >
            {t('edit')}
          </Button>
        )}
      </div>
      {isSeen && (
        <div hidden={!isOpen}>
          <DetailsForm booking={booking} details={details} isOpen={isOpen} onClose={close} />
        </div>
      )}
    </>
  )
}
