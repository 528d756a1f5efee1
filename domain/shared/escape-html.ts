const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it stands in a document or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
