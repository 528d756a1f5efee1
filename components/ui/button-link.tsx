import type { ComponentProps } from 'react'
import { type ButtonLook, buildButtonClass } from './button-class'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import type { LinkComponent } from './link-component'

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> &
  ButtonLook & { href: string; icon?: IconName | undefined; as?: LinkComponent | undefined }

/** A link styled as a button. It navigates, and works without scripts. */
export function ButtonLink({ as: Link = 'a', tone, size, wide, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buildButtonClass({ tone, size, wide, className })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  )
}
