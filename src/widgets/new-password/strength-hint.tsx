import type { ReactElement } from 'react'
import { useTranslations } from '../../i18n/translations.tsx'
import { PasswordStrength } from '../../primitives/password-strength.tsx'
import { rateStrength, type Strength } from './strength.ts'

const levels = {
  weak: 'new-password.strength.weak',
  fair: 'new-password.strength.fair',
  good: 'new-password.strength.good',
  strong: 'new-password.strength.strong',
} as const

const reasons = {
  personal: 'new-password.reason.personal',
  common: 'new-password.reason.common',
  pattern: 'new-password.reason.pattern',
  repeat: 'new-password.reason.repeat',
  date: 'new-password.reason.date',
  'too-short': 'new-password.reason.longer',
} as const

function StrengthHint({ level, reason }: Strength) {
  const { t } = useTranslations()
  const spokenLabel = t('new-password.strength')
  const labels = { spokenLabel, label: t(levels[level]), reason: reason && t(reasons[reason]) }
  return <PasswordStrength level={level} {...labels} />
}

/** Rates a password, and shows how strong it is and why it is not stronger. */
export function strengthHint(password: string, personalInfo: readonly string[]): ReactElement {
  return <StrengthHint {...rateStrength(password, personalInfo)} />
}
