/** The sun as three flat rings; it rises from behind the finder. */
export function Horizon() {
  return (
    <svg className="sun" viewBox="0 0 500 500" fill="none" stroke="var(--on-brand)" aria-hidden="true">
      <circle cx="250" cy="250" r="248" strokeOpacity=".12" />
      <circle cx="250" cy="250" r="204" strokeOpacity=".16" />
      <circle cx="250" cy="250" r="162" strokeOpacity=".22" />
      <circle cx="250" cy="250" r="120" fill="var(--accent)" stroke="none" />
    </svg>
  )
}
