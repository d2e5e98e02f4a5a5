import { useEnvironment, usePageQuery } from '../flows/environment.tsx'
import { useFeedback } from '../flows/feedback/index.tsx'
import { localeNames, locales } from '../i18n/locales.ts'
import { useTexts } from '../i18n/texts.tsx'
import { LanguageSwitcher } from '../primitives/language-switcher.tsx'

/** The language of the page and the way to the others (WID-11). */
export function PageLanguage() {
  const texts = useTexts()
  const { locale, t } = texts
  const { host } = useEnvironment()
  const query = usePageQuery()
  const feedback = useFeedback()
  const choices = locales.map((choice) => {
    const search = new URLSearchParams(query)
    search.set('lang', choice)
    return { locale: choice, name: localeNames[choice], href: `?${search}` }
  })
  return (
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
  )
}
