import type { ReactNode } from 'react'
import { CurrentPasswordField } from '../../../widgets/current-password-field.tsx'
import { NewPassword } from '../../../widgets/new-password/index.tsx'
import { DownloadApp } from './download-app.tsx'
import { SetUpGoogle } from './set-up-google.tsx'
import { SetUpSms, type SetUpSmsProps } from './set-up-sms.tsx'
import { SetUpWechat } from './set-up-wechat.tsx'
import type { TwoStepStepId } from './two-step.steps.ts'

export type StepFieldsProps = SetUpSmsProps & {
  step: Exclude<TwoStepStepId, 'choose-method'>
  /** The clock's skew in ms, if it may be why a code was rejected. */
  skewMs?: number
}

/** Lazy, since most people see the choice of a method first. */
export function StepFields({ step, form, skewMs, readPhone }: StepFieldsProps) {
  const fields: Record<StepFieldsProps['step'], () => ReactNode> = {
    'set-password': () => <NewPassword form={form} />,
    'verify-identity': () => <CurrentPasswordField form={form} />,
    sms: () => <SetUpSms form={form} readPhone={readPhone} />,
    wechat: () => <SetUpWechat form={form} />,
    'download-app': () => <DownloadApp />,
    google: () => <SetUpGoogle form={form} skewMs={skewMs} />,
  }
  return fields[step]()
}
