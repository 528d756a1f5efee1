/** The perforation of a ticket: above is what you choose, below is what you pay. */
export function Tear() {
  return (
    <div className="tear" aria-hidden="true">
      <i />
      <i />
    </div>
  )
}
