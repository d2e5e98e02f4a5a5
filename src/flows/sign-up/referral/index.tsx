import { Check } from 'lucide'
import type { ComponentType } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { usePageData } from '../../../kit/environment.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { TextField } from '../../../primitives/text-field.tsx'
import { PhoneCode } from '../../../widgets/phone-code/index.tsx'
import { TermsCheckbox } from '../../../widgets/terms/index.tsx'
import { useReferral } from './use-referral.ts'

export type ReferralFlowProps = {
  Layout: ComponentType<Pick<PageFrameProps, 'mark' | 'title' | 'step' | 'intro' | 'length' | 'children'>>
}

/** Shows the application form for referral partners (SCR-17). */
export function ReferralFlow({ Layout }: ReferralFlowProps) {
  const { t } = useTranslations()
  const product = usePageData('productName')
  const defaultRedirect = usePageData('defaultRedirect')
  const { form, fields, scene, captcha, slider, replyContact } = useReferral()
  if (replyContact) {
    return (
      <Layout
        mark={
          <IconTile tone="success">
            <Icon of={Check} size="lg" />
          </IconTile>
        }
        title={t('referral.done.heading')}
        step="done"
        intro={t('referral.done.intro', replyContact)}
      >
        {/* The product's home page handles logged-out users itself. */}
        <ButtonLink variant="quiet" width="block" href={defaultRedirect}>
          {t('referral.done.continue', { product })}
        </ButtonLink>
      </Layout>
    )
  }
  return (
    <Layout title={t('referral.heading')} step="form" intro={t('referral.intro', { product })} length="long">
      <form {...form.formProps}>
        <div className="grid phone:grid-cols-2 phone:gap-x-4">
          <TextField {...form.field('name')} label={t('referral.name.label')} autoComplete="name" />
          <TextField {...form.field('company_name')} label={t('referral.company.label')} autoComplete="organization" />
        </div>
        <TextField
          {...form.field('email')}
          label={t('referral.email.label')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PhoneCode form={form} scene={scene} fields={fields} captcha={captcha} />
        <TermsCheckbox />
        <FormSubmit form={form}>{t('referral.submit')}</FormSubmit>
      </form>
      {slider}
    </Layout>
  )
}
