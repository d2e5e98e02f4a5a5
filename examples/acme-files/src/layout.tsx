import { localeNames, locales, usePageData, usePageQuery, useTranslations } from 'portico/flows'
import { LanguageSwitcher, Logo, PageFrame, type PageFrameProps } from 'portico/primitives'

/** Shows links to the page in each language. */
function Languages() {
  const { locale, t } = useTranslations()
  const query = usePageQuery()
  const localeLinks = locales.map((linkedLocale) => {
    const search = new URLSearchParams(query)
    search.set('lang', linkedLocale)
    return { locale: linkedLocale, name: localeNames[linkedLocale], href: `?${search}` }
  })
  return <LanguageSwitcher locales={localeLinks} current={locale} label={t('language.label')} />
}

/** Shows the frame around every Acme page. */
export function Layout(props: Omit<PageFrameProps, 'logo'>) {
  const productName = usePageData('productName')
  return <PageFrame {...props} logo={<Logo name={productName} href="/files" />} languageSwitcher={<Languages />} />
}
