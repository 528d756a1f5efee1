import { notifyOperator } from '@/lib/api/notify-operator'
import { splitLocalePath } from '@/lib/i18n/locale-path'

/** Given by the visitor; without it nothing is counted. */
function mayCount(): boolean {
  return /(?:^|; )consent=analytics(?:;|$)/.test(document.cookie)
}

let counted: string | null = null

/** Counts the page that the visitor has come to, by its full path (spec 2); the API shortens the address before it keeps anything. */
export function reportVisit(path: string): void {
  // The 404 page arrives twice: in the layout that the server rendered, then in its own.
  if (path === counted || !mayCount()) return
  counted = path
  notifyOperator('sendAnalytics', {
    path: path.slice(0, 500),
    userAgent: navigator.userAgent.slice(0, 400),
    locale: splitLocalePath(path).locale,
  })
}
