import { localeNames, locales, usePageData, usePageQuery, useTexts } from 'portico/flows'
import { LanguageSwitcher, Logo, PageFrame, type PageFrameProps } from 'portico/primitives'

/** Links to the same page in the other languages. */
function Languages() {
  const { locale, t } = useTexts()
  const query = usePageQuery()
  const choices = locales.map((choice) => {
    const search = new URLSearchParams(query)
    search.set('lang', choice)
    return { locale: choice, name: localeNames[choice], href: `?${search}` }
  })
  return <LanguageSwitcher locales={choices} current={locale} label={t('language.label')} />
}

/** Shows the frame around every Acme page. */
export function Layout(props: Omit<PageFrameProps, 'logo'>) {
  const productName = usePageData('productName')
  return <PageFrame {...props} logo={<Logo name={productName} href="/files" />} languageSwitcher={<Languages />} />
}
