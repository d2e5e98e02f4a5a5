import { useClientType, useEnvironment, usePageData, usePageQuery } from '../flows/environment.tsx'
import { useFeedback } from '../flows/feedback/index.tsx'
import { localeNames, locales } from '../i18n/locales.ts'
import { useTexts } from '../i18n/texts.tsx'
import { LanguageSwitcher } from '../primitives/language-switcher.tsx'
import { Link } from '../primitives/link.tsx'
import { Logo } from '../primitives/logo.tsx'
import { PageFrame, type PageFrameProps } from '../primitives/page-frame.tsx'

export type EntryLayoutProps = Pick<
  PageFrameProps,
  'mark' | 'title' | 'step' | 'intro' | 'alternatives' | 'footnote' | 'length' | 'children'
>

/** The layout of every screen before login: the brand, the language, the way to terms, privacy and help. */
export function EntryLayout(props: EntryLayoutProps) {
  const texts = useTexts()
  const { locale, t } = texts
  const { host } = useEnvironment()
  const { productName, termsUrl, privacyUrl, supportUrl } = usePageData()
  const query = usePageQuery()
  const feedback = useFeedback()
  const isInDesktopClient = useClientType() === 'sync'

  const choices = locales.map((choice) => {
    const search = new URLSearchParams(query)
    search.set('lang', choice)
    return { locale: choice, name: localeNames[choice], href: `?${search}` }
  })
  // What has no address is not shown.
  const links = [
    { href: termsUrl, text: t('footer.terms') },
    { href: privacyUrl, text: t('footer.privacy') },
    { href: supportUrl, text: t('footer.help') },
  ].filter(({ href }) => href)

  return (
    <PageFrame
      {...props}
      density={isInDesktopClient ? 'client' : 'page'}
      logo={<Logo name={productName} />}
      languageSwitcher={
        <LanguageSwitcher
          locales={choices}
          current={locale}
          label={t('language.label')}
          onChoose={(choice, event) => {
            event.preventDefault()
            // Without the script that asks, the switch is made all the same.
            import('../flows/choose-language.ts').then(
              ({ chooseLanguage }) => chooseLanguage(choice, host, feedback, texts),
              () => host.navigation.switchLanguage(choice),
            )
          }}
        />
      }
      tagline={{ title: t('brand.promise'), text: t('brand.promise-detail') }}
      footer={
        !isInDesktopClient &&
        links.map(({ href, text }) => (
          <Link key={text} variant="muted" href={href}>
            {text}
          </Link>
        ))
      }
    />
  )
}
