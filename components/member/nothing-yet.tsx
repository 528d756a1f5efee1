import { Link } from '@/components/navigation/link'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { IconName } from '@/components/ui/icon-names'

interface NothingYetProps {
  icon: IconName
  title: string
  text: string
  /** The one way on. */
  label: string
  href: string
}

/** What stands in place of an empty list of the member. */
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
