import { useRouter } from 'next/navigation'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { afterPaint } from '@/components/ui/after-paint'
import { isPlainClick } from '@/components/ui/is-plain-click'
import { AUTH_TABS, type SignedInMember } from '@/lib/auth/auth-paths'
import { localePath, splitLocalePath } from '@/lib/i18n/locale-path'
import { paths } from '@/lib/paths'
import { isPersonalArea } from '@/lib/session/auth-cookies'
import { getAccountHint } from '@/lib/session/session-hint'
import type { AuthMessages } from './load-auth-messages'
import type { LoginModalProps } from './login-modal'
import { type LoginRequest, onLoginRequest, openLogin } from './open-login'

interface LoginHostProps {
  /** File name of the picture beside the form. */
  picture?: string | undefined
  minimumPasswordLength?: number | undefined
}

interface Loaded {
  Modal: ComponentType<LoginModalProps>
  words: AuthMessages
}

async function loadModal(): Promise<Loaded> {
  const [{ LoginModal }, { loadAuthMessages }] = await Promise.all([
    import('./login-modal'),
    import('./load-auth-messages'),
  ])
  return { Modal: LoginModal, words: await loadAuthMessages() }
}

const OPENERS = '[data-login], [data-favourite]'

function findLoginLink(event: MouseEvent): HTMLElement | null {
  if (!isPlainClick(event) || getAccountHint() === 'member' || !(event.target instanceof Element)) return null
  return event.target.closest<HTMLElement>('[data-login]')
}

/**
 * Opens the dialog when a guest clicks a link with `data-login` ('login', 'register', 'forgot'). A signed-in agency is
 * sent to its own page instead if the link has `data-agency`.
 */
function onLoginLink(event: MouseEvent): void {
  const link = findLoginLink(event)
  if (!link) return
  event.preventDefault()
  if (event.type !== 'click') return
  const { agency } = link.dataset
  if (agency && getAccountHint() === 'agency') window.location.assign(agency)
  else openLogin({ tab: AUTH_TABS.find((tab) => tab === link.dataset.login) ?? 'login' })
}

/** Runs before the shop's own link handling, which starts on `pointerdown`. */
const FIRST = { capture: true } as const

/**
 * Handles `openLogin` on every page; mounted once. The dialog, its messages and its libraries load when the pointer
 * enters an element that opens it.
 */
export function LoginHost({ picture, minimumPasswordLength }: LoginHostProps) {
  const router = useRouter()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [request, setRequest] = useState<LoginRequest>({})
  const [open, setOpen] = useState(false)
  const known = useRef<Promise<Loaded> | null>(null)

  useEffect(() => {
    const load = () => {
      known.current ??= afterPaint()
        .then(loadModal)
        .catch((error) => {
          known.current = null
          throw error
        })
      return known.current
    }
    // Preloads on hover. A failed load is retried on the next request.
    const onPoint = ({ target }: Event) => {
      if (known.current || getAccountHint() === 'member' || !(target instanceof Element)) return
      if (target.closest(OPENERS)) load().catch(() => undefined)
    }
    const stop = onLoginRequest(async (asked) => {
      setRequest(asked)
      try {
        setLoaded(await load())
        setOpen(true)
      } catch {
        // The member page shows the same forms without the dialog.
        window.location.assign(localePath(splitLocalePath(window.location.pathname).locale, paths.member()))
      }
    })
    document.addEventListener('pointerover', onPoint, { passive: true })
    document.addEventListener('pointerdown', onLoginLink, FIRST)
    document.addEventListener('click', onLoginLink, FIRST)
    return () => {
      stop()
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('pointerdown', onLoginLink, FIRST)
      document.removeEventListener('click', onLoginLink, FIRST)
    }
  }, [])

  const finish = (member: SignedInMember) => {
    const { locale, path } = splitLocalePath(window.location.pathname)
    setOpen(false)
    request.onSignedIn?.()
    if (member.mustChangePassword) router.push(localePath(locale, paths.member('profile')))
    else if (isPersonalArea(path)) router.refresh()
  }

  if (!loaded) return null
  const { Modal, words } = loaded
  return (
    <Modal
      open={open}
      tab={request.tab ?? 'login'}
      words={words}
      picture={picture}
      minimumPasswordLength={minimumPasswordLength}
      onClose={() => setOpen(false)}
      onSignedIn={finish}
    />
  )
}
