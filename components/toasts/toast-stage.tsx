import { createRoot } from 'react-dom/client'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { directionOf, isLocale } from '@/domain/shared/locales'
import { PREFIXLESS_LOCALE } from '@/lib/i18n/locale-path'
import type { Notice } from './notify'
import { ToastText } from './toast-text'
import './toast.css'

/** Display time (spec 9). */
const SHOWN_MS = 2500
/**
 * A toast with an undo button stays longer, since a person must read it, decide and reach it by keyboard (WCAG 2.2.1).
 */
const UNDO_MS = 10_000

const movement = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

let ready: Promise<void> | undefined

/**
 * The element that contains the toasts. It is at the end of the body, or above the footer of the open modal dialog,
 * since everything outside that dialog is inert. If the page removes a dialog together with this element, the element
 * reattaches itself.
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
    // These events do not bubble, so listen in the capture phase.
    document.addEventListener('toggle', this.move, true)
    document.addEventListener('close', this.move, true)
  }

  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.move())
  }
}

/** Created once per document, outside the application's root, so that no page needs to render it. */
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
