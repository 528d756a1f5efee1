export interface Notice {
  text: string
  tone?: 'info' | 'ok' | 'bad'
  action?: { label: string; run: () => void }
}

/** Says something in passing; the library of the toasts is fetched with the first one. */
export function notify(notice: Notice): void {
  void import('react-toastify').then(({ toast }) => toast(notice.text))
}
