import { getSsoProductId, ssoLogin } from '../../../api/calls/sso.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import { followRedirect, keepLastMethod, modeOf, useNavigating, wantedRedirect } from '../../../kit/session/index.ts'
import { readEmail } from '../../../rules/email.ts'
import { useSend } from '../../../widgets/send/index.tsx'

const pattern = /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/

/**
 * The domain in the typed text, which may also be an email or a URL. Nothing else is sent, since the user's identity
 * does not matter yet.
 */
function readDomain(typed: string): string | undefined {
  const text = readEmail(typed).toLowerCase()
  const host = text.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '')
  const domain = host.split('@').at(-1) ?? ''
  return pattern.test(domain) ? domain : undefined
}

/** Opens a company's login page by domain (SCR-01, API-06). `typed`: a login typed elsewhere. */
export function useSso(typed: string) {
  const { host } = useEnvironment()
  const { t } = useTexts()
  const query = usePageQuery()
  const { send } = useSend()
  const { isNavigating, markNavigating } = useNavigating()
  const form = useForm({
    id: 'sso',
    initialValues: { domain: readEmail(typed).includes('@') ? (readDomain(typed) ?? '') : '' },
    validate: ({ domain }) => (readDomain(domain) ? {} : { domain: t('sso.no-domain') }),
    onSubmit: async ({ domain: typedDomain }): Promise<void> => {
      const domain = readDomain(typedDomain) ?? typedDomain
      const found = await send(getSsoProductId, { domain }, { form, fields: ['domain'] })
      if (!found.ok) return
      const redirect = wantedRedirect(query, host.pageData)
      const begun = await send(
        ssoLogin,
        { product_id: found.value.product_id, redirect },
        // An error in the product id comes from the domain.
        { form, fields: ['product_id'] },
      )
      const address = begun.ok ? begun.value.redirect : undefined
      if (begun.ok && !address) form.showErrors({}, t('sso.no-address'))
      if (!begun.ok && begun.fieldErrors.product_id) form.showErrors({ domain: begun.fieldErrors.product_id })
      if (!address) return
      keepLastMethod(host, 'sso')
      markNavigating()
      followRedirect(host, address, modeOf(query))
    },
  })
  return { form, isNavigating }
}
