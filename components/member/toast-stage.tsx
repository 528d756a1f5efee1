'use client'

import { createRoot } from 'react-dom/client'
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled'
import { directionOf, isLocale } from '@/domain/shared/locales'
import { PREFIXLESS_LOCALE } from '@/lib/i18n/locale-path'
import type { Notice } from './notify'
import { ToastText } from './toast-text'
import './toast.css'

/** Spec 9. */
const SHOWN_MS = 2500

const movement = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

let ready: Promise<void> | undefined

/** One for the whole visit, beside the application: no page has to make room for it. */
async function openStage(): Promise<void> {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : PREFIXLESS_LOCALE
  const messages = await import(`../../messages/${locale}/layout.json`)
  const isRightToLeft = directionOf(locale) === 'rtl'
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <ToastContainer
      aria-label={messages.default.toast.region}
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
      className="toasts"
      toastClassName="toast"
    />,
  )
}

export async function showToast({ text, tone = 'info', action }: Notice): Promise<void> {
  ready ??= openStage()
  await ready
  toast(<ToastText text={text} tone={tone} action={action} />, { role: tone === 'bad' ? 'alert' : 'status' })
}
