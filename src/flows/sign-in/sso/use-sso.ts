import { getSsoProductId, ssoLogin } from '../../../api/calls/sso.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useEnvironment, usePageQuery } from '../../../kit/environment.tsx'
import { useForm } from '../../../kit/form/index.ts'
import {
  findMode,
  followRedirect,
  requestedRedirect,
  saveLastMethod,
  useIsNavigating,
} from '../../../kit/session/index.ts'
import { readEmail } from '../../../rules/email.ts'
import { useSend } from '../../../widgets/send/index.tsx'

const domainPattern = /^(?:[a-z0-9-]+\.)+[a-z0-9-]{2,}$/

/**
 * Extracts the domain from user input, which may be a domain, an email address or a URL. Only the domain is sent, since
 * the user's identity does not matter yet.
 */
function parseDomain(typedText: string): string | undefined {
  const text = readEmail(typedText).toLowerCase()
  const host = text.replace(/^https?:\/\//, '').replace(/[/?#].*$/s, '')
  const domain = host.split('@').at(-1) ?? ''
  return domainPattern.test(domain) ? domain : undefined
}

/** Opens a company's login page by domain (SCR-01, API-06). An email address in `typedLogin` prefills the domain. */
export function useSso(typedLogin: string) {
  const { host } = useEnvironment()
  const { t } = useTranslations()
  const query = usePageQuery()
  const { send } = useSend()
  const { isNavigating, markNavigating } = useIsNavigating()
  const form = useForm({
    id: 'sso',
    initialValues: { domain: readEmail(typedLogin).includes('@') ? (parseDomain(typedLogin) ?? '') : '' },
    validate: ({ domain }) => (parseDomain(domain) ? {} : { domain: t('sso.no-domain') }),
    onSubmit: async ({ domain: typedDomain }): Promise<void> => {
      const domain = parseDomain(typedDomain) ?? typedDomain
      const productResult = await send(getSsoProductId, { domain }, { form, fields: ['domain'] })
      if (!productResult.ok) return
      const redirect = requestedRedirect(query, host.pageData)
      const ssoResult = await send(
        ssoLogin,
        { product_id: productResult.value.product_id, redirect },
        // The domain determines `product_id`, so errors in `product_id` appear under the domain field.
        { form, fields: ['product_id'] },
      )
      const loginUrl = ssoResult.ok ? ssoResult.value.redirect : undefined
      if (ssoResult.ok && !loginUrl) form.showErrors({}, t('sso.no-address'))
      if (!ssoResult.ok && ssoResult.fieldErrors.product_id)
        form.showErrors({ domain: ssoResult.fieldErrors.product_id })
      if (!loginUrl) return
      saveLastMethod(host, 'sso')
      markNavigating()
      followRedirect(host, loginUrl, findMode(query))
    },
  })
  return { form, isNavigating }
}
