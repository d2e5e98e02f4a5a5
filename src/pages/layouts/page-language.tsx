import { localeNames, locales } from '../../i18n/locales.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment, usePageQuery } from '../../kit/environment.tsx'
import { useFeedback } from '../../kit/feedback/index.tsx'
import { LanguageSwitcher } from '../../primitives/language-switcher.tsx'

/** Shows and switches the page's language (WID-11). */
export function PageLanguage() {
  const { locale, t } = useTranslations()
  const { host } = useEnvironment()
  const query = usePageQuery()
  const feedback = useFeedback()
  const localeLinks = locales.map((linkedLocale) => {
    const search = new URLSearchParams(query)
    search.set('lang', linkedLocale)
    return { locale: linkedLocale, name: localeNames[linkedLocale], href: `?${search}` }
  })
  return (
    <LanguageSwitcher
      locales={localeLinks}
      current={locale}
      label={t('language.label')}
      onChoose={(newLocale, event) => {
        event.preventDefault()
        // If the script for the confirmation dialog fails to load, switch without confirmation.
        import('../../kit/choose-language.ts').then(
          (module) => module.chooseLanguage(newLocale, host, feedback, t),
          () => host.navigation.switchLanguage(newLocale),
        )
      }}
    />
  )
}
