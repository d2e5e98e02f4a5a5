import { cx } from 'class-variance-authority'
import { ChevronDown, CloudAlert } from 'lucide'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx'
import { Icon } from './icon.tsx'
import { IconTile } from './icon-tile.tsx'

export type ErrorDetailsProps = ComponentProps<'details'> &
  Pick<CopyButtonProps, 'copiedLabel' | 'failedLabel'> & {
    /** The text on the disclosure button: "Details for support". */
    label: string
    /** Must not include user input or secrets. */
    entries: readonly { term: string; value: string }[]
    copyLabel: string
  }

/** Shows details for support, initially collapsed, with a button that copies them all. */
export function ErrorDetails({
  label,
  entries,
  copyLabel,
  copiedLabel,
  failedLabel,
  className,
  ...rest
}: ErrorDetailsProps) {
  const list = useRef<HTMLDListElement>(null)
  return (
    <details className={cx('group pt-2', className)} {...rest}>
      <summary className="inline-flex items-center gap-1 min-h-6 pointer-coarse:min-h-11 rounded-sm text-small text-muted hover:text-default">
        {label}
        <Icon of={ChevronDown} size="sm" className="group-open:rotate-180" />
      </summary>
      <div className="grid justify-items-start gap-3 mt-1.5 p-3.5 rounded-inner bg-surface-sunken">
        <dl ref={list} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
          {entries.map(({ term, value }) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="min-w-0 wrap-anywhere [font-variant-numeric:tabular-nums]">{value}</dd>
            </div>
          ))}
        </dl>
        <CopyButton
          variant="text"
          value={entries.map(({ term, value }) => `${term}: ${value}`).join('\n')}
          label={copyLabel}
          copiedLabel={copiedLabel}
          failedLabel={failedLabel}
          source={list}
        />
      </div>
    </details>
  )
}

export type ErrorCardProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** What could not be loaded, or why. */
  title: ReactNode
  /** Why it failed, or what to do. */
  body?: ReactNode
  retryLabel: string
  onRetry: () => void
  /** A retry is running. The button is busy and keeps focus. */
  isRetrying?: boolean
  /** An `ErrorDetails`, if support could help. */
  details?: ReactNode
}

/** Replaces a part of the page that failed to load, and offers a retry. Announced when it appears. */
export function ErrorCard({
  title,
  body,
  retryLabel,
  onRetry,
  isRetrying = false,
  details,
  className,
  ...rest
}: ErrorCardProps) {
  return (
    <Card className={className} {...rest}>
      <div className="grid grid-cols-[auto_1fr] gap-x-4 phone:grid-cols-[auto_1fr_auto]">
        <IconTile>
          <Icon of={CloudAlert} size="lg" />
        </IconTile>
        <div role="alert" className="min-w-0 pt-0.5 wrap-anywhere">
          <p className="font-medium">{title}</p>
          {body && <p className="pt-0.5 text-muted">{body}</p>}
        </div>
        {details && <div className="col-span-full phone:col-start-2 phone:col-end-4">{details}</div>}
        <Button
          variant="quiet"
          size="row"
          className="col-span-full mt-4 phone:col-start-3 phone:row-start-1 phone:mt-0"
          isBusy={isRetrying}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      </div>
    </Card>
  )
}
