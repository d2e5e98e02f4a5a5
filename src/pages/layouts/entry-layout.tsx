import { useTranslations } from '../../i18n/translations.tsx'
import { useClientType, usePageData } from '../../kit/environment.tsx'
import { Link } from '../../primitives/link.tsx'
import { Logo } from '../../primitives/logo.tsx'
import { PageFrame, type PageFrameProps } from '../../primitives/page-frame.tsx'
import { PageLanguage } from './page-language.tsx'

export type EntryLayoutProps = Pick<
  PageFrameProps,
  'mark' | 'title' | 'step' | 'intro' | 'alternatives' | 'footnote' | 'length' | 'children'
>

/** Lays out every screen outside account security. */
export function EntryLayout(props: EntryLayoutProps) {
  const { t } = useTranslations()
  const productName = usePageData('productName')
  const termsUrl = usePageData('termsUrl')
  const privacyUrl = usePageData('privacyUrl')
  const supportUrl = usePageData('supportUrl')
  const isInDesktopClient = useClientType() === 'sync'

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
      languageSwitcher={<PageLanguage />}
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
