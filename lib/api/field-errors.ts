import type * as z from 'zod'

function toCode(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_format') return issue.format
  if (issue.code === 'custom') return issue.message
  // Only the message distinguishes a missing value from one of a wrong type.
  return issue.code === 'invalid_type' && issue.message.endsWith('received undefined') ? 'required' : issue.code
}

/** Maps the path of each invalid field to a short code of its first error; '_' is the request as a whole. */
export function toFieldErrors({ issues }: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.join('.') || '_'] ??= toCode(issue)
  return fields
}
