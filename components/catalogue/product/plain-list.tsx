interface PlainListProps {
  title: string
  items: readonly string[]
  isOrdered?: boolean | undefined
}

/** A heading and its lines; nothing where there is no line. */
export function PlainList({ title, items, isOrdered }: PlainListProps) {
  if (items.length === 0) return null
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      <h2>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </>
  )
}
