/** The perforation line of a ticket, between the choices above and the price below. */
export function Tear() {
  return (
    <div className="tear" aria-hidden="true">
      <i />
      <i />
    </div>
  )
}
