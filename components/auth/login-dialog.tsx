import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import type { AuthTab, SignedInMember } from '@/lib/auth/auth-paths'
import { pictureSources } from '@/lib/uploads/pictures'
import { AuthPanel } from './auth-panel'
import './login-dialog.css'

interface LoginDialogProps {
  open: boolean
  tab: AuthTab
  onTab: (tab: AuthTab) => void
  onClose: () => void
  onSignedIn: (member: SignedInMember) => void
  picture?: string | undefined
  minimumPasswordLength: number
}

export function LoginDialog(props: LoginDialogProps) {
  const { open, tab, onTab, onClose, onSignedIn, picture, minimumPasswordLength } = props
  const t = useTranslations('member.auth')
  const body = useRef<HTMLDivElement>(null)
  // The portrait frame crops the picture, so the source must be as wide as the uncropped picture.
  const sources = picture ? pictureSources({ file: picture }, '800px', 960) : null

  useEffect(() => {
    if (!open) return
    // Runs after the browser has focused the first control, which is the close button.
    const frame = requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>('form input:not([type=hidden])')?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [open])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`titles.${tab}`)}
      closeLabel={t('close')}
      wide={sources !== null}
      className={cx('login-dialog', sources && 'login-dialog-pictured')}
    >
      <div ref={body}>
        {sources && (
          <figure className="login-picture">
            <Picture {...sources} placeholder={undefined} width={336} height={600} alt="" />
            <figcaption className="absolute rounded-card bg-surface px-5 py-4">
              <b className="block">{t('keepTitle')}</b>
              <span className="text-sm text-muted">{t('keepText')}</span>
            </figcaption>
          </figure>
        )}
        <AuthPanel tab={tab} onTab={onTab} onSignedIn={onSignedIn} minimumPasswordLength={minimumPasswordLength} />
      </div>
    </Dialog>
  )
}
