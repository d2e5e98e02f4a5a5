import { reportWhyLeave } from '../../api/calls/register.ts'
import type { MessageId } from '../../i18n/message-types.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment } from '../../kit/environment.tsx'
import { useForm } from '../../kit/form/index.ts'
import { Button } from '../../primitives/button.tsx'
import { ChoiceCards } from '../../primitives/choice-cards.tsx'
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogRoot,
  DialogTitle,
} from '../../primitives/dialog/dialog.tsx'
import { TextField } from '../../primitives/text-field.tsx'

/** The reasons as sent to the server, in display order. */
const leaveReasons = ['has_account', 'no_code', 'asks_too_much', 'only_looking', 'other'] as const

type LeaveReason = (typeof leaveReasons)[number]

/** The longest time that sending the answer may delay the user, in ms. */
const sendTimeoutMs = 800

const reasonMessageIds = {
  has_account: 'leave-reason.has-account',
  no_code: 'leave-reason.no-code',
  asks_too_much: 'leave-reason.asks-too-much',
  only_looking: 'leave-reason.only-looking',
  other: 'leave-reason.other',
} as const satisfies Record<LeaveReason, MessageId>

export type LeaveDialogProps = {
  isOpen: boolean
  /** The label of the button that calls `onLeave`. */
  leaveText: string
  onLeave: () => void
  onStay: () => void
}

type LeaveFormProps = Pick<LeaveDialogProps, 'leaveText' | 'onLeave'>

function LeaveForm({ leaveText, onLeave }: LeaveFormProps) {
  const { client } = useEnvironment()
  const { t } = useTranslations()
  const form = useForm({
    id: 'leave-reason',
    initialValues: { reason: '', detail: '' },
    onSubmit: async ({ reason, detail: typedDetail }) => {
      const detail = typedDetail.trim() || undefined
      if (reason || detail) {
        const signal = AbortSignal.timeout(sendTimeoutMs)
        await client.call(reportWhyLeave, { reason: reason || 'other', detail }, { signal })
      }
      onLeave()
    },
  })
  return (
    <form {...form.formProps}>
      <DialogBody className="grid gap-4">
        <ChoiceCards
          name="reason"
          label={t('leave-reason.title')}
          labelVisibility="hidden"
          choices={leaveReasons.map((value) => ({ value, label: t(reasonMessageIds[value]) }))}
        />
        <TextField
          {...form.field('detail')}
          required={false}
          label={t('leave-reason.detail')}
          reserve="none"
          autoComplete="off"
        />
      </DialogBody>
      <DialogFooter>
        <Button type="submit" isBusy={form.isBusy}>
          {leaveText}
        </Button>
      </DialogFooter>
    </form>
  )
}

/** Asks why the user is leaving. Answering is optional. If the answer cannot be sent, no error is shown. */
export function LeaveDialog({ isOpen, onStay, ...rest }: LeaveDialogProps) {
  const { t } = useTranslations()
  return (
    <DialogRoot open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onStay()}>
      <DialogContent dismissal="light" closeLabel={t('leave-reason.stay')}>
        <DialogTitle>{t('leave-reason.title')}</DialogTitle>
        <DialogDescription>{t('leave-reason.body')}</DialogDescription>
        {/* The form is a separate component, so that the effects of `useForm` run when the form mounts. */}
        <LeaveForm {...rest} />
      </DialogContent>
    </DialogRoot>
  )
}
