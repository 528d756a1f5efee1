import { createRoot } from 'react-dom/client'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { directionOf, isLocale } from '@/domain/shared/locales'
import { PREFIXLESS_LOCALE } from '@/lib/i18n/locale-path'
import type { Notice } from './notify'
import { ToastText } from './toast-text'
import './toast.css'

/** Spec 9. */
const SHOWN_MS = 2500
/** What can be taken back is to be read, decided upon and reached by the keyboard as well (WCAG 2.2.1). */
const UNDO_MS = 10_000

const movement = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

let ready: Promise<void> | undefined

/**
 * Where notices stand: at the end of the page, or above the foot of the dialog that is open, outside of which nothing can be pressed nor is
 * read out. A page may take a dialog away with all that stands in it: the stage comes back by itself.
 */
class Stage extends HTMLElement {
  readonly move = (): void => {
    const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog:modal')
    const host = document.activeElement?.closest('dialog:modal') ?? [...dialogs].at(-1) ?? document.body
    if (this.parentNode === host) return
    const foot = host === document.body ? null : host.querySelector(':scope > footer')
    host.insertBefore(this, foot)
  }

  connectedCallback(): void {
    // Neither climbs up to the document.
    document.addEventListener('toggle', this.move, true)
    document.addEventListener('close', this.move, true)
  }

  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.move())
  }
}

/** One for the whole visit, beside the application: no page has to make room for it. */
async function openStage(): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : PREFIXLESS_LOCALE
  const messages = await import(`../../messages/${locale}/layout.json`)
  const isRightToLeft = directionOf(locale) === 'rtl'
  customElements.define('notice-stage', Stage)
  const stage = new Stage()
  stage.move()
  createRoot(stage).render(
    <ToastContainer
      aria-label={`${messages.default.toast.region} (Alt+T)`}
      position={isRightToLeft ? 'bottom-left' : 'bottom-right'}
      rtl={isRightToLeft}
      autoClose={SHOWN_MS}
      closeOnClick
      pauseOnHover
      pauseOnFocusLoss
      hideProgressBar
      closeButton={false}
      draggable={false}
      icon={false}
      limit={3}
      transition={movement}
      className="toasts flex flex-col gap-2"
      toastClassName="toast relative flex cursor-pointer items-center gap-3 rounded-card px-5 py-3 font-label"
    />,
  )
}

export async function showToast({ text, tone = 'info', action }: Notice): Promise<void> {
  ready ??= openStage()
  await ready
  toast(<ToastText text={text} tone={tone} action={action} />, {
    role: tone === 'bad' ? 'alert' : 'status',
    autoClose: action ? UNDO_MS : SHOWN_MS,
  })
}
