import { notifyOperator } from '@/lib/api/notify-operator'
import { splitLocalePath } from '@/lib/i18n/locale-path'

/** Whether the visitor gave consent; without it nothing is counted. */
function mayCount(): boolean {
  return /(?:^|; )consent=analytics(?:;|$)/.test(document.cookie)
}

let counted: string | null = null

/** Reports a page view with the full path (spec 2). The API shortens the address before it stores anything. */
export function reportVisit(path: string): void {
  // The 404 page is reported twice: from the server-rendered layout, then from its own.
  if (path === counted || !mayCount()) return
  counted = path
  notifyOperator('sendAnalytics', {
    path: path.slice(0, 500),
    userAgent: navigator.userAgent.slice(0, 400),
    locale: splitLocalePath(path).locale,
  })
}
