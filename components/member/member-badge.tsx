import type { Member } from '@/domain/member/schema'

/** The signed-in member: initial, name and e-mail address. */
export function MemberBadge({ member }: { member: Member }) {
  const name = `${member.firstName} ${member.lastName}`.trim()
  const [initial = '?'] = name
  return (
    <div className="flex items-center gap-3">
      <span
        className="grid size-13 shrink-0 place-items-center rounded-full bg-brand text-h3 font-bold text-on-brand"
        aria-hidden="true"
      >
        {initial.toLocaleUpperCase(member.locale)}
      </span>
      <p className="min-w-0">
        <b className="block truncate">{name}</b>
        <bdi className="block truncate text-sm text-muted">{member.email}</bdi>
      </p>
    </div>
  )
}
