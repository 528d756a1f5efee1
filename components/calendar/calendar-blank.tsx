/** A month of a product's page while it is on its way: of the size of the longest one, so that nothing below moves. */
export function CalendarBlank() {
  return <div className="rounded-card border border-line bg-sand" aria-busy="true" />
}
