/** Never shown: what is missing fails below the root. Without it Next writes one of its own, with styles and all, into the data of every page. */
export default function NotFound() {
  return <h1>404</h1>
}
