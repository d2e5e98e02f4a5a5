import { Check } from 'lucide'
import type { ComponentType } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { ButtonLink } from '../../primitives/button.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { IconTile } from '../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../primitives/page-frame.tsx'
import { TextField } from '../../primitives/text-field.tsx'
import { FormSubmit } from '../form/index.ts'
import { PhoneCode } from '../phone-code/index.tsx'
import { TermsCheckbox } from '../terms/index.tsx'
import type { useReferral } from './use-referral.ts'

export type ReferralViewProps = ReturnType<typeof useReferral> & {
  /** The page around the form; takes the parts that it places. */
  Layout: ComponentType<Pick<PageFrameProps, 'mark' | 'title' | 'step' | 'intro' | 'length' | 'children'>>
  productName: string
  loginHref: string
}

/** The application of a referral partner, and what stands there once it was sent (SCR-17). */
export function ReferralView({ Layout, productName: product, loginHref, sentFor, ...application }: ReferralViewProps) {
  const { t } = useTexts()
  if (sentFor) {
    return (
      <Layout
        mark={
          <IconTile tone="success">
            <Icon of={Check} size="lg" />
          </IconTile>
        }
        title={t('referral.done.heading')}
        step="done"
        intro={t('referral.done.intro', sentFor)}
      >
        <ButtonLink variant="quiet" width="block" href={loginHref}>
          {t('referral.done.login', { product })}
        </ButtonLink>
      </Layout>
    )
  }
  const { form, fields, scene, captcha, desk } = application
  return (
    <Layout title={t('referral.heading')} step="form" intro={t('referral.intro', { product })} length="long">
      <form {...form.formProps} method="post">
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
      {desk}
    </Layout>
  )
}
