import { Alert } from '@/components/ui/alert'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { StatementLine } from '@/domain/agency/schema'
import { formatDate } from '@/domain/dates/plain-date'
import type { AgencyContext } from '@/lib/agency/agency-context'
import { AGENCY_PATHS, STATEMENT_FORMATS } from '@/lib/agency/agency-paths'
import { nameMonth } from '@/lib/agency/statement-months'
import { callApi } from '@/lib/api/server'
import { localePath } from '@/lib/i18n/locale-path'
import { showOwn } from '@/lib/member/view-context'
import { paths } from '@/lib/paths'

interface AgencyStatementProps {
  token: string
  /** One of `months`. */
  month: string
  months: readonly string[]
  context: AgencyContext
}

type Sums = Pick<StatementLine, 'grossAmount' | 'tradeDiscount' | 'netAmount' | 'commission' | 'paidAmount'>

/** The monthly statement: a table on wide screens, labelled blocks on phones. */
export async function AgencyStatement({ token, month, months, context }: AgencyStatementProps) {
  const { company, locale, words } = context
  const result = await callApi('getAgencyStatement', { month }, { company, token })
  const file = (format: string) => `${AGENCY_PATHS.statement}?${new URLSearchParams({ month, format, locale })}`
  return (
    <section aria-labelledby="statement">
      <form method="get" action={localePath(locale, paths.agencyForms)} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="show" value="statement" />
        <Field label={words('statement.month')} className="min-w-56">
          {(control) => (
            <Select {...control} name="month" defaultValue={month}>
              {months.map((known) => (
                <option key={known} value={known}>
                  {nameMonth(known, locale)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" tone="secondary">
          {words('statement.show')}
        </Button>
      </form>
      <h2 id="statement" className="mt-8">
        {words('statement.title', { month: nameMonth(month, locale) })}
      </h2>
      <p className="mt-1 text-muted">{words('statement.text')}</p>
      {result.ok ? (
        <>
          <p className="mt-3">
            {result.data.isFinal ? (
              <Badge tone="ok">{words('statement.final')}</Badge>
            ) : (
              <Badge tone="wait">{words('statement.preliminary')}</Badge>
            )}
          </p>
          <StatementTable statement={result.data} context={context} />
          <p className="mt-6 flex flex-wrap gap-3">
            {STATEMENT_FORMATS.map((format) => (
              <ButtonLink key={format} href={file(format)} data-native="" download tone="secondary" icon="download">
                {words(`statement.${format}`)}
              </ButtonLink>
            ))}
          </p>
        </>
      ) : (
        <Alert tone="bad" role="alert" className="mt-4">
          {words('statement.failed')}
        </Alert>
      )}
    </section>
  )
}

interface StatementTableProps {
  statement: { currency: string; statementLines: StatementLine[]; statementTotals: Sums }
  context: AgencyContext
}

function StatementTable({ statement, context }: StatementTableProps) {
  const { words, member } = context
  const { currency, statementLines, statementTotals } = statement
  if (statementLines.length === 0) return <p className="panel mt-4 text-muted">{words('statement.empty')}</p>
  const figures = (sums: Sums): [string, string][] => [
    [words('list.gross'), sums.grossAmount],
    [words('list.discount'), sums.tradeDiscount],
    [words('list.net'), sums.netAmount],
    [words('statement.commission'), sums.commission],
    [words('statement.paid'), sums.paidAmount],
  ]
  const cells = (sums: Sums) =>
    figures(sums).map(([label, amount]) => (
      <div key={label}>
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="price">
          <bdi dir="ltr">{showOwn(amount, currency, member)}</bdi>
        </dd>
      </div>
    ))
  const grid = 'grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5'
  return (
    <ul className="mt-4 grid gap-3">
      {statementLines.map((line) => (
        <li key={line.bookingNumber} className="panel grid gap-3 p-4 sm:p-5">
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <bdi className="font-bold">{line.guestName}</bdi>
            <span className="text-sm text-muted">
              {words('statement.service')} <bdi dir="ltr">{formatDate(line.serviceDate)}</bdi>
            </span>
            <span className="ms-auto text-sm text-muted">
              <bdi dir="ltr">{line.bookingNumber}</bdi>
            </span>
          </p>
          <p className="text-sm text-muted">
            {words(line.bookedByAgency ? 'list.own' : 'list.sent')}
            {line.subAgencyName && ` · ${line.subAgencyName}`}
          </p>
          <dl className={grid}>{cells(line)}</dl>
        </li>
      ))}
      <li className="panel bg-sand p-4 sm:p-5">
        <p className="mb-3 font-bold">{words('list.total')}</p>
        <dl className={grid}>{cells(statementTotals)}</dl>
      </li>
    </ul>
  )
}
