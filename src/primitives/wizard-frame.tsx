import { cva, cx } from 'class-variance-authority'
import { ChevronLeft } from 'lucide'
import { type ElementType, type ReactNode, useId } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { FieldMessage } from './field-message.tsx'
import { Icon } from './icon.tsx'
import { type Step, Stepper } from './stepper.tsx'
import { useStepFocus } from './use-step-focus.ts'

export type WizardAction = Pick<ButtonProps, 'form' | 'isBusy' | 'isIncomplete' | 'onClick'> & {
  label: ReactNode
}

/** What a step of a wizard shows, in a dialog or on a page. */
export type WizardStepProps = {
  /** The steps as far as they are known; one alone draws no bars. */
  steps: readonly Step[]
  /** The id of the step that shows. When it changes, the focus moves to the title (AC-6). */
  current: string
  /** Where one is: "Step 2 of 4: Method". */
  summary: string
  /** Read out after a step that is done. */
  doneLabel: string
  title: ReactNode
  description?: ReactNode
  /** The step's form, or what it says. */
  children?: ReactNode
  /** The way on. With `form`, the id of the form inside, it submits that form. While it is busy, back and close are locked. */
  action: WizardAction
  /** One step back (TWO-13). Absent where there is none. */
  back?: { label: ReactNode; onSelect: () => void }
  /** What went wrong with the whole step, beside the action and read out at once. */
  error?: ReactNode
  /** What must still be filled in, read with an action that is incomplete (IN-11). */
  missing?: ReactNode
  /** The id of the line that holds either, for a field that it describes too. */
  messageId?: string
}

type WizardFrameProps = WizardStepProps & { place: 'dialog' | 'page'; heading: ElementType; note: ElementType }

const edge = cva('', { variants: { place: { dialog: 'px-5 phone:px-8', page: '' } } })

/** A line over the actions while more of the step lies under them: a fixed line, hidden by the step's own end. */
const scrolling =
  'min-h-0 overflow-y-auto overscroll-contain [background:linear-gradient(var(--surface-raised),var(--surface-raised))_bottom/100%_1px_no-repeat_local,linear-gradient(var(--border),var(--border))_bottom/100%_1px_no-repeat_scroll]'

/** The parts of a wizard's step in their order: bars, title, body, actions. Used by the dialog and the section. */
export function WizardFrame({
  place,
  heading: Heading,
  note: Note,
  steps,
  current,
  summary,
  doneLabel,
  title,
  description,
  children,
  action,
  back,
  error,
  missing,
  messageId,
}: WizardFrameProps) {
  const stepperId = useId()
  const generatedId = useId()
  const lineId = messageId ?? generatedId
  const titleRef = useStepFocus<HTMLElement>(current)
  const { label: actionLabel, ...actionProps } = action
  const isDialog = place === 'dialog'

  const hasBars = steps.length > 1
  return (
    <>
      {hasBars && (
        <Stepper
          id={stepperId}
          steps={steps}
          current={current}
          summary={summary}
          doneLabel={doneLabel}
          className={cx('flex-none', isDialog && 'mx-5 mt-6 mr-16 phone:mx-8 phone:mt-7 phone:mr-20 short:mt-5')}
        />
      )}
      <div className={cx('flex-1', isDialog && scrolling)}>
        <div className={edge({ place, className: isDialog ? 'pt-6 pb-1.5 short:pt-4' : 'pt-6 pb-1.5' })}>
          <Heading
            ref={titleRef}
            tabIndex={-1}
            aria-describedby={hasBars ? `${stepperId}-summary` : undefined}
            className={cx('text-heading tracking-heading outline-none', isDialog && !hasBars && 'pr-10')}
          >
            {title}
          </Heading>
          {description && <Note className="pt-1.5 text-muted max-w-prose">{description}</Note>}
          {children && <div className="pt-5 phone:pt-6 short:pt-4">{children}</div>}
        </div>
      </div>
      <div className={edge({ place, className: cx('flex-none', isDialog && 'pb-6 phone:pb-7 short:pb-4') })}>
        {/* Kept free, so that one line of error moves nothing. */}
        <div id={lineId} className="min-h-7 pt-0.5 pb-2 short:min-h-4">
          {error ? (
            <FieldMessage tone="error" live="assertive">
              {error}
            </FieldMessage>
          ) : (
            missing && <span className="sr-only">{missing}</span>
          )}
        </div>
        <div className="flex items-center justify-end gap-3">
          {back && (
            <Button
              variant="ghost"
              className="mr-auto -ml-3 data-[state=incomplete]:text-disabled data-[state=incomplete]:cursor-default"
              // Locked without `disabled`, which would throw the focus away.
              isIncomplete={action.isBusy}
              onClick={() => !action.isBusy && back.onSelect()}
            >
              <Icon of={ChevronLeft} size="sm" />
              {back.label}
            </Button>
          )}
          <Button
            {...actionProps}
            aria-describedby={lineId}
            type={action.form ? 'submit' : 'button'}
            className="flex-1 phone:flex-none phone:min-w-24"
          >
            {actionLabel}
          </Button>
        </div>
      </div>
    </>
  )
}
