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

/** The booking data that the form needs besides the details. Serialisable, since it is sent to the browser. */
export interface DetailsBooking {
  reference: string
  bookingNumber: string
  timeZone: string
  hasVoucher: boolean
  /** Titles of the items, in the order of the details. */
  titles: readonly string[]
}

interface DetailsEditorProps {
  booking: DetailsBooking
  details: ReservationDetails
  /** The read-only details. */
  children: ReactNode
}

const EDIT_ID = 'edit-details'

/** Shows the details, or the form in their place. The form loads when it is first opened and then keeps its input. */
export function DetailsEditor({ booking, details, children }: DetailsEditorProps) {
  const t = useTranslations('afterwards.details')
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const close = (isSaved: boolean) => {
    setOpen(false)
    // After saving, the form is unmounted, so that it starts with the stored values.
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
