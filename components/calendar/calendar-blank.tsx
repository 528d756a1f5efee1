/** Placeholder of a calendar on a product page. It has the size of the longest month, which avoids layout shift. */
export function CalendarBlank() {
  return <div className="rounded-card border border-line bg-sand" aria-busy="true" />
}
