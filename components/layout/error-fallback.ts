/** Spec 8: the error page has a text of its own for when not even its words can be had. */
export const ERROR_FALLBACK = {
  title: 'Error',
  heading: 'Something went wrong',
  text: 'Please reload the page.',
  retry: 'Reload',
  home: 'Home',
}
