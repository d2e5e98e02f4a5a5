import { cva, cx } from 'class-variance-authority'
import { ChevronLeft } from 'lucide'
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react'
import { useBackSteps } from '../back-steps.ts'
import { Button, type ButtonProps } from '../button.tsx'
import { FieldMessage } from '../field-message.tsx'
import { Icon } from '../icon.tsx'
import { type Step, Stepper } from '../stepper.tsx'
import { useStepFocus } from './use-step-focus.ts'

export type WizardAction = Pick<ButtonProps, 'form' | 'isBusy' | 'isIncomplete' | 'onClick'> & {
  label: ReactNode
}

/** A wizard step's content, in a dialog or on a page. */
export type WizardStepProps = {
  /** The steps known so far. With a single step, no progress bars are shown. */
  steps: readonly Step[]
  /** The current step's id. When it changes, focus moves to the title (AC-6). */
  current: string
  /** The position, such as "Step 2 of 4: Method". */
  summary: string
  /** Announced after a completed step's label. */
  doneLabel: string
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /**
   * The button that continues. If `form` is set, the button submits the form with that id. While it is busy, the user
   * cannot go back or close the dialog.
   */
  action: WizardAction
  /** The button that goes back a step (TWO-13), like the browser's Back button. `depth`: number of earlier steps. */
  back?: { label: ReactNode; depth: number; onSelect: () => void }
  /** An error that concerns the whole step, shown above the action and announced immediately. */
  error?: ReactNode
  /** Lists the fields still to be filled in. Used as the action button's description (IN-11). */
  missing?: ReactNode
  /** The id of the element with `error` or `missing`, for a field's `aria-describedby`. Generated if omitted. */
  messageId?: string
}

type WizardFrameProps = WizardStepProps & { placement: 'dialog' | 'page'; heading: ElementType; note: ElementType }

const edge = cva('', { variants: { placement: { dialog: 'px-5 phone:px-8', page: '' } } })

/** Classes that show a line above the actions until the user scrolls to the content's end, which covers the line. */
const scrollArea =
  'min-h-0 overflow-y-auto overscroll-contain [background:linear-gradient(var(--surface-raised),var(--surface-raised))_bottom/100%_1px_no-repeat_local,linear-gradient(var(--border),var(--border))_bottom/100%_1px_no-repeat_scroll]'

/** Lays out a wizard step for `WizardDialog` and `WizardSection`. */
export function WizardFrame({
  placement,
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
  const messageLineId = messageId ?? generatedId
  const titleRef = useStepFocus<HTMLElement>(current)
  const { label: actionLabel, ...actionProps } = action
  const isDialog = placement === 'dialog'
  const handleBack = () => action.isBusy || back?.onSelect()
  useBackSteps(back?.depth ?? 0, handleBack)

  const hasStepper = steps.length > 1
  return (
    <>
      {hasStepper && (
        <Stepper
          id={stepperId}
          steps={steps}
          current={current}
          summary={summary}
          doneLabel={doneLabel}
          className={cx('flex-none', isDialog && 'mx-5 mt-6 mr-16 phone:mx-8 phone:mt-7 phone:mr-20 short:mt-5')}
        />
      )}
      <div className={cx('flex-1', isDialog && scrollArea)}>
        <div className={edge({ placement, className: isDialog ? 'pt-6 pb-1.5 short:pt-4' : 'pt-6 pb-1.5' })}>
          <Heading
            ref={titleRef}
            tabIndex={-1}
            aria-describedby={hasStepper ? `${stepperId}-summary` : undefined}
            className={cx('text-heading tracking-heading outline-none', isDialog && !hasStepper && 'pr-10')}
          >
            {title}
          </Heading>
          {description && <Note className="pt-1.5 text-muted max-w-prose">{description}</Note>}
          {children && <div className="pt-5 phone:pt-6 short:pt-4">{children}</div>}
        </div>
      </div>
      <div className={edge({ placement, className: cx('flex-none', isDialog && 'pb-6 phone:pb-7 short:pb-4') })}>
        {/* The space is reserved, so that a one-line error causes no layout shift. */}
        <div id={messageLineId} className="min-h-7 pt-0.5 pb-2 short:min-h-4">
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
              // `isIncomplete` sets `aria-disabled`, since `disabled` would make the button lose focus.
              isIncomplete={action.isBusy}
              onClick={handleBack}
            >
              <Icon of={ChevronLeft} size="sm" />
              {back.label}
            </Button>
          )}
          <Button
            {...actionProps}
            aria-describedby={messageLineId}
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

export type WizardSectionProps = WizardStepProps & Pick<ComponentProps<'div'>, 'id' | 'className'>

/** Shows a multi-step task on a page, e.g. the setup that a login requires (TWO-12). The step's title is the `h1`. */
export function WizardSection({ id, className, ...step }: WizardSectionProps) {
  return (
    <div id={id} className={className}>
      <WizardFrame {...step} placement="page" heading="h1" note="p" />
    </div>
  )
}
