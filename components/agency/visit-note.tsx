'use client'

import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { AGENCY_PATHS, type AgencyVisit } from '@/lib/agency/agency-paths'
import type { ApiResult } from '@/lib/api/result'

interface VisitNoteProps {
  agencyId: number
  locale: string
  /** Contains '{date}', which is replaced by the end date of the attribution. */
  kept: string
  /** Contains '{branch}', which is replaced by the branch name. */
  branch: string
}

/** Query parameter of a branch: `/agency/7?alt_ac_k_no=3` is the page of branch 3. */
const BRANCH = 'alt_ac_k_no'

const pad = (number: number): string => String(number).padStart(2, '0')

/** DD.MM.YYYY (spec 9) in the browser's time zone. */
function formatDay(instant: string): string {
  const date = new Date(instant)
  return `${pad(date.getDate())}.${pad(date.getMonth() + 1)}.${date.getFullYear()}`
}

async function requestAttribution(agencyId: number, locale: string): Promise<AgencyVisit | null> {
  const subAgencyId = new URLSearchParams(window.location.search).get(BRANCH)
  try {
    const response = await fetch(AGENCY_PATHS.visit, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ agencyId, locale, ...(subAgencyId ? { subAgencyId } : {}) }),
    })
    const result = (await response.json()) as ApiResult<AgencyVisit>
    return result.ok ? result.data : null
  } catch {
    return null
  }
}

/**
 * Requests the attribution of this browser to the agency and shows its end date. The page is the same for all guests.
 */
export function VisitNote({ agencyId, locale, kept, branch }: VisitNoteProps) {
  const [visit, setVisit] = useState<AgencyVisit | null>(null)

  useEffect(() => {
    let isGone = false
    void requestAttribution(agencyId, locale).then((told) => !isGone && setVisit(told))
    return () => {
      isGone = true
    }
  }, [agencyId, locale])

  return (
    <div role="status" className="mt-6 min-h-20">
      {visit && (
        <Alert tone="info" icon="handshake">
          {visit.subAgencyName && <b className="block">{branch.replace('{branch}', visit.subAgencyName)}</b>}
          {kept.replace('{date}', formatDay(visit.attributedUntil))}
        </Alert>
      )}
    </div>
  )
}
