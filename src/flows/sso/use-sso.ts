import { getSsoProductId, ssoLogin } from '../../api/calls/sso.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment, usePageQuery } from '../environment.tsx'
import { useForm } from '../form/index.ts'
import { useSend } from '../send/index.ts'
import { keepLastWay, useLeaving } from '../session/index.ts'
import { readDomain } from './read-domain.ts'

/** From a company's domain to the company's own login (SCR-01, API-06). `typed`: a work email typed elsewhere on the page. */
export function useSso(typed: string) {
  const { host } = useEnvironment()
  const { t } = useTexts()
  const query = usePageQuery()
  const { send } = useSend()
  const { isLeaving, leave } = useLeaving()
  const form = useForm({
    id: 'sso',
    initialValues: { domain: typed.includes('@') ? (readDomain(typed) ?? '') : '' },
    validate: ({ domain }) => (readDomain(domain) ? {} : { domain: t('sso.no-domain') }),
    onSubmit: async ({ domain: asked }): Promise<void> => {
      const domain = readDomain(asked) ?? asked
      const found = await send(() => Promise.resolve(getSsoProductId), { domain }, { form, fields: ['domain'] })
      if (!found.ok) return
      const redirect = query.get('redirect') ?? undefined
      const begun = await send(
        () => Promise.resolve(ssoLogin),
        { product_id: found.value.product_id, redirect },
        // What is wrong with the product is wrong with the domain that named it.
        { form, fields: ['product_id'] },
      )
      const address = begun.ok ? begun.value.redirect : undefined
      if (begun.ok && !address) form.showErrors({}, t('sso.no-address'))
      if (!begun.ok && begun.fieldErrors.product_id) form.showErrors({ domain: begun.fieldErrors.product_id })
      if (!address) return
      keepLastWay(host, 'sso')
      leave()
      host.navigation.safeNavigate(address, query.get('mode') === 'ent_reg' ? { mode: 'ent_reg' } : undefined)
    },
  })
  return { form, isLeaving }
}
