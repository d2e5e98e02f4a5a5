import { reportWhyLeave } from '../../api/calls/register.ts'
import type { MessageId } from '../../i18n/message-types.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { Button } from '../../primitives/button.tsx'
import { ChoiceCards } from '../../primitives/choice-cards.tsx'
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogRoot,
  DialogTitle,
} from '../../primitives/dialog.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { useEnvironment } from '../environment.tsx'
import { useForm } from '../form/index.ts'
import { type LeaveReason, leaveReasons } from './leave-reasons.ts'

/** How long the answer may take to go out, in ms: nobody waits for it longer. */
const sendLimitMs = 800

const texts = {
  has_account: 'leave-reason.has-account',
  no_code: 'leave-reason.no-code',
  asks_too_much: 'leave-reason.asks-too-much',
  only_looking: 'leave-reason.only-looking',
  other: 'leave-reason.other',
} as const satisfies Record<LeaveReason, MessageId>

export type LeaveDialogProps = {
  isOpen: boolean
  /** What the way out is called. */
  leaveText: string
  /** Goes there. */
  onLeave: () => void
  /** The person would rather stay. */
  onStay: () => void
}

type LeaveFormProps = Pick<LeaveDialogProps, 'leaveText' | 'onLeave'>

function LeaveForm({ leaveText, onLeave }: LeaveFormProps) {
  const { client } = useEnvironment()
  const { t } = useTexts()
  const form = useForm({
    id: 'leave-reason',
    initialValues: { reason: '', detail: '' },
    onSubmit: async ({ reason, detail: typed }) => {
      const detail = typed.trim() || undefined
      if (reason || detail) {
        const signal = AbortSignal.timeout(sendLimitMs)
        await client.call(reportWhyLeave, { reason: reason || 'other', detail }, { signal })
      }
      onLeave()
    },
  })
  return (
    <form {...form.formProps} method="post">
      <DialogBody className="grid gap-4">
        <ChoiceCards
          name="reason"
          label={t('leave-reason.title')}
          labelLook="hidden"
          choices={leaveReasons.map((value) => ({ value, label: t(texts[value]) }))}
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

/** Asks why, and goes with one press whether or not there is an answer. Whatever becomes of the answer, nobody hears of it. */
export function LeaveDialog({ isOpen, onStay, ...rest }: LeaveDialogProps) {
  const { t } = useTexts()
  return (
    <DialogRoot open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onStay()}>
      <DialogContent dismissal="light" closeLabel={t('leave-reason.stay')}>
        <DialogTitle>{t('leave-reason.title')}</DialogTitle>
        <DialogDescription>{t('leave-reason.body')}</DialogDescription>
        {/* Comes with the dialog, so that its form is there to be watched. */}
        <LeaveForm {...rest} />
      </DialogContent>
    </DialogRoot>
  )
}
