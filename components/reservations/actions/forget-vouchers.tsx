'use client'

import { useEffect } from 'react'
import { removeSavedVouchers } from '@/lib/vouchers/saved-vouchers'

/** Deletes the vouchers stored on this device for a booking that has no voucher (any more). */
export function ForgetVouchers({ bookingNumber }: { bookingNumber: string }) {
  useEffect(() => {
    void removeSavedVouchers(bookingNumber)
  }, [bookingNumber])
  return null
}
