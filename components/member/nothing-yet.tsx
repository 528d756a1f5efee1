import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { IconName } from '@/components/ui/icon-names'

interface NothingYetProps {
  icon: IconName
  title: string
  text: string
  /** Label of the only link. */
  label: string
  href: string
}

/** Shown in place of an empty list in the member area. */
export function NothingYet({ icon, title, text, label, href }: NothingYetProps) {
  return (
    <EmptyState
      icon={icon}
      title={title}
      text={text}
      action={
        <ButtonLink as={Link} href={href}>
          {label}
        </ButtonLink>
      }
    />
  )
}
